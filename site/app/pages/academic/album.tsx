import { academicPictureWords } from "@frontdoor/words/academic-pictures.ts";
import { CasePhoto } from "../../ui/product-illustrations/case-photos.tsx";
import { Meter } from "../../ui/product-illustrations/meter.tsx";

const { album } = academicPictureWords;

/** The photos of a portfolio. Decoration: hidden from assistive technology. */
export function Album() {
  return (
    <div className="album" aria-hidden="true">
      <div className="mock mock-list">
        <div className="mock-list__head">
          <b>{album.heading}</b>
          <span className="pill pill--accent">{album.deIdentified}</span>
        </div>
        <div className="mock-list__facts">
          <div className="mock-row">
            <span>{album.storage}</span>
            <b>{album.used}</b>
          </div>
          <Meter on={3} of={10} />
          <div className="photos">
            <CasePhoto name="hand" />
            <CasePhoto name="wound" />
            <CasePhoto name="eye" />
            <CasePhoto name="specimen" />
            <CasePhoto name="heartbeat" />
            <CasePhoto name="scan" />
          </div>
        </div>
      </div>
    </div>
  );
}
