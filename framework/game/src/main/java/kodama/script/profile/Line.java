package kodama.script.profile;

import kodama.lua.ScriptFrame;

/** A line of a script, run by one kind of task: what it took of this frame. */
final class Line {
    final ScriptFrame frame;

    /** What the kind is called. */
    final String kind;

    long nanos;

    Line(ScriptFrame frame, String kind) {
        this.frame = frame;
        this.kind = kind;
    }
}
