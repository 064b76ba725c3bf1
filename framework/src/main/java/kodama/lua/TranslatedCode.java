package kodama.lua;

/** A Lua function as a Java method; {@code kodama.lua.translate} writes one subclass for each. */
abstract class TranslatedCode {

    /**
     * How often the method is entered before loops may stay in it. HotSpot compiles what is entered often sooner than
     * what loops for long.
     */
    private static final int ENTRIES = 400;

    /** Rounds until then, in each entry. */
    private static final int FEW_ROUNDS = 16;

    /** How often the method was entered; not counted any more once it is enough. */
    private int entries;

    TranslatedCode() {}

    /**
     * Runs from where the frame is until the machine has to do something.
     *
     * @return true if the machine shall look which frame is innermost now, false if the instruction at the frame's
     *     {@code pc} is one for the interpreter
     */
    abstract boolean run(Coroutine co, Call frame);

    /** How many rounds loops may make before they leave and come in again. */
    final int patience() {
        return entries > ENTRIES ? Integer.MAX_VALUE : impatience();
    }

    private int impatience() {
        entries++;
        return FEW_ROUNDS;
    }
}
