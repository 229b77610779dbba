{{/* The labels of every object. */}}
{{- define "frontdoor.labels" -}}
app.kubernetes.io/name: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "frontdoor.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* The variables that are no secrets, those of the console among them. */}}
{{- define "frontdoor.config" -}}
{{- $config := .Values.config }}
{{- if .Values.staff.enabled }}
{{- $config = merge (dict "STAFF_LISTEN" "0.0.0.0:3002" "STAFF_URL" .Values.staff.url) $config }}
{{- end }}
{{- toYaml $config }}
{{- end }}

{{/* A DATABASE_URL from a Secret of another kind. */}}
{{- define "frontdoor.databaseUrl" -}}
- name: DATABASE_URL
  valueFrom:
    secretKeyRef: { name: {{ .secret }}, key: {{ .key }} }
{{- end }}

{{- define "frontdoor.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "frontdoor.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* An Ingress to one Service for the host of an address. */}}
{{- define "frontdoor.ingress" -}}
{{- $host := (urlParse .url).hostname }}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: {{ .name }}
  labels: {{- include "frontdoor.labels" .root | nindent 4 }}
  {{- with .ingress.annotations }}
  annotations: {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  {{- with .ingress.className }}
  ingressClassName: {{ . }}
  {{- end }}
  {{- with .ingress.tlsSecret }}
  tls:
    - hosts: [{{ $host }}]
      secretName: {{ . }}
  {{- end }}
  rules:
    - host: {{ $host }}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service:
                name: {{ .name }}
                port: { name: {{ .port }} }
{{- end }}
