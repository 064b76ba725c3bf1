package kodama.lua.classfile;

/** A place in a method that jumps may name before it is known. The operand stack is empty there. */
public final class Label {

    /** Bytes from the method's start; -1 until it is known. */
    int at = -1;

    /** Creates a place that is not known yet. */
    public Label() {}
}
