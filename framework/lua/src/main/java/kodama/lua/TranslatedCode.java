package kodama.lua;

import java.util.BitSet;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A Lua function as Java methods; {@code kodama.lua.translate} writes one subclass for each, which overrides all.
 *
 * <p>It is not abstract, since HotSpot takes each object of an abstract class that has a single subclass for one of
 * that, and throws away what it has compiled when the second comes.
 */
class TranslatedCode extends CallTarget {

    /**
     * How often the method is entered before loops may stay in it. HotSpot compiles what is entered often sooner than
     * what loops for long.
     */
    private static final int ENTRIES = 400;

    /** Rounds until then, in each entry. */
    private static final int FEW_ROUNDS = 16;

    /** Rows that say which registers count on which way out. */
    long[] exitRows = {};

    /** What its instructions remember of the tables they have met. */
    InlineCache[] caches = {};

    /** How many numbers of a row have a bit for each register. */
    int wordsPerMask;

    /** How large its class is; in bytes. */
    int classSize;

    /** How many methods do the work. */
    int partCount;

    /** Instructions that are written as calls of metamethods. */
    BitSet metamethodSites = new BitSet();

    /** How often the method was entered; not counted any more once it is enough. */
    private int entries;

    TranslatedCode() {}

    /** Goes on where a frame is; refuses to, having done nothing, where only the interpreter can go on. */
    Varargs resume(Coroutine co, Call frame) {
        return Sentinels.REFUSED;
    }

    @Override
    Varargs call(Coroutine co, LuaValue f, int func, Varargs args) {
        return Sentinels.REFUSED;
    }

    /** Lets go of tables that are remembered, which a collection may take. */
    final void forgetTables() {
        for (InlineCache each : caches) each.forgetTables();
    }

    /** How many rounds loops may make before they leave and come in again. */
    final int patience() {
        return entries > ENTRIES ? Integer.MAX_VALUE : impatience();
    }

    private int impatience() {
        entries++;
        return FEW_ROUNDS;
    }
}
