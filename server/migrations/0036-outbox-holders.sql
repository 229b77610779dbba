-- Which of two providers may have a message already: nobody sends it by the other one.
alter table outbox add column held_by text;
