package kodama.script.profile;

import kodama.profile.StackFrame;

/** A line of a script, run by one kind of task: what it took of this frame. */
final class Line {
    final StackFrame frame;

    /** What the kind is called. */
    final String kind;

    long nanos;

    Line(StackFrame frame, String kind) {
        this.frame = frame;
        this.kind = kind;
    }
}
