package kodama.lua.translate;

/**
 * A range of instructions that becomes a method of its own, because HotSpot does not compile very long methods. A jump
 * out of it saves the registers to the coroutine, and the part with the target reloads them.
 *
 * @param number index of the part, from 0
 * @param begin the first instruction
 * @param end the instruction after the last
 */
record MethodPart(int number, int begin, int end) {
    boolean has(int pc) {
        return pc >= begin && pc < end;
    }

    /** Returns the name of its method. */
    String method() {
        return TranslatedClass.BODY + number;
    }
}
