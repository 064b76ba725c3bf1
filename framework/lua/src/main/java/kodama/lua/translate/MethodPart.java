package kodama.lua.translate;

/**
 * Some instructions in a row that become a method of their own, since HotSpot compiles none that is long. A jump out of
 * it writes the registers to the coroutine's, and the part that has the target loads them again.
 *
 * @param number of the part, from 0
 * @param begin the first instruction
 * @param end the instruction behind the last one
 */
record MethodPart(int number, int begin, int end) {
    boolean has(int pc) {
        return pc >= begin && pc < end;
    }

    /** The name of its method. */
    String method() {
        return TranslatedClass.BODY + number;
    }
}
