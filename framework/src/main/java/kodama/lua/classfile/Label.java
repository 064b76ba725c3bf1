package kodama.lua.classfile;

/** A place in a method that jumps may name before it is known. The operand stack is empty there. */
public final class Label {

    int at = -1;

    /** Creates a place that is not known yet. */
    public Label() {}
}
