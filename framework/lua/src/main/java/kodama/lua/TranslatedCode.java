package kodama.lua;

import java.util.BitSet;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The base class of translated functions; {@code kodama.lua.translate} generates a subclass for each function, which
 * overrides all methods.
 *
 * <p>It is not abstract, because HotSpot assumes that instances of an abstract class with a single subclass have that
 * class, and discards compiled code when the second subclass is loaded.
 */
class TranslatedCode extends CallTarget {

    /**
     * Number of entries after which loops may stay in the method. HotSpot compiles a method that is entered often
     * sooner than one that loops for a long time.
     */
    private static final int ENTRIES = 400;

    /** Loop iterations per entry until then. */
    private static final int FEW_ROUNDS = 16;

    /** The exit rows, which say which registers are live at each exit. */
    long[] exitRows = {};

    /** The inline caches of its instructions. */
    InlineCache[] caches = {};

    /** Number of {@code long}s in a register mask of an exit row. */
    int wordsPerMask;

    /** Size of the class file, in bytes. */
    int classSize;

    /** Number of methods that contain the instructions. */
    int partCount;

    /** Instructions that are translated as calls of metamethods. */
    BitSet metamethodSites = new BitSet();

    /** Number of entries, counted until it is high enough. */
    private int entries;

    TranslatedCode() {}

    /** Continues at a frame; refuses, without effects, if only the interpreter can continue there. */
    Varargs resume(Coroutine co, Call frame) {
        return Sentinels.REFUSED;
    }

    @Override
    Varargs call(Coroutine co, LuaValue f, int func, Varargs args) {
        return Sentinels.REFUSED;
    }

    /** Drops the tables in inline caches, so that they can be collected. */
    final void forgetTables() {
        for (InlineCache each : caches) each.forgetTables();
    }

    /** Returns the loop iterations after which the method must exit and be entered again. */
    final int roundLimit() {
        return entries > ENTRIES ? Integer.MAX_VALUE : countEntry();
    }

    private int countEntry() {
        entries++;
        return FEW_ROUNDS;
    }
}
