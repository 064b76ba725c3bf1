package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import kodama.lua.compile.Compiler;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LocVars;
import org.luaj.vm2.Lua;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Varargs;

/**
 * Inserts a yield into each call of a Lua function; each resume repeats until the script itself yields or ends.
 *
 * <p>Functions are compiled with a prologue that yields a marker; {@code resume} and {@code wrap} resume again when
 * they get it.
 */
final class YieldInjector {
    private static final LuaValue MARK = LuaValue.valueOf("interrupted");
    private static final int PROLOGUE = 3;

    private final LuaMachine machine;
    private int count;

    YieldInjector(LuaMachine machine) {
        this.machine = machine;
        LuaTable library = machine.globals().get("coroutine").checktable();
        LuaValue resume = library.get("resume");
        LuaValue wrap = library.get("wrap");
        Builtin.define(library, "coroutine.resume", args -> resume(resume, args));
        Builtin.define(
                library, "coroutine.wrap", args -> wrapped(wrap.invoke(args).arg1()));
    }

    /** Returns how often a coroutine was suspended by an inserted yield. */
    int count() {
        return count;
    }

    private Varargs resume(LuaValue resume, Varargs args) {
        Varargs results = resume.invoke(args);
        while (results.arg(2) == MARK) {
            count++;
            assertEquals("suspended", ((Coroutine) args.arg1()).status());
            results = resume.invoke(args.arg1());
        }
        return results;
    }

    private LuaValue wrapped(LuaValue generator) {
        return new Builtin("?", machine.nextSequence(), args -> {
            Varargs results = generator.invoke(args);
            for (; results.arg1() == MARK; count++) results = generator.invoke(LuaValue.NONE);
            return results;
        });
    }

    /** Yields where a yield is allowed. */
    private static final class Interruption extends Resumable {

        @Override
        protected Varargs start(Call call, Varargs args) {
            Coroutine co = call.coroutine();
            boolean mayYield = co != co.machine.mainCoroutine() && co.javaCalls == 0 && !co.isOwnedByJava;
            return mayYield ? call.yield(MARK) : LuaValue.NONE;
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return LuaValue.NONE;
        }
    }

    /** Runs a script in a coroutine, so that its main function yields, too. */
    void run(ScriptFunction script) {
        Coroutine co = machine.scriptCoroutine(script);
        Varargs results = machine.resume(co, LuaValue.NONE);
        for (; results.arg1() == MARK; count++) results = machine.resume(co, LuaValue.NONE);
    }

    /** Compiles a script with a yield at the beginning of each function. */
    ScriptFunction load(String name, byte[] source) {
        Prototype main = Compiler.compile("@" + name, source, LuaReal::of);
        addPrologue(main);
        FunctionCode code = new FunctionCode(machine, main);
        interrupt(code);
        return new ScriptFunction(machine, code, new Upvalue[] {Upvalue.closed(machine.globals())});
    }

    /** Stores the yielding function where the prologue expects it, because it cannot be a constant of a prototype. */
    private static void interrupt(FunctionCode code) {
        code.constants[code.constants.length - 1] = new Interruption();
        for (FunctionCode each : code.children) interrupt(each);
    }

    private static void addPrologue(Prototype function) {
        for (Prototype each : function.p) addPrologue(each);
        int register = function.numparams;
        function.maxstacksize = Math.max(function.maxstacksize, register + 1);
        int constant = function.k.length;
        function.k = Arrays.copyOf(function.k, constant + 1);
        function.k[constant] = MARK;
        function.code = behind(
                function.code,
                Lua.OP_LOADK | register << Lua.POS_A | constant << Lua.POS_Bx,
                Lua.OP_CALL | register << Lua.POS_A | 1 << Lua.POS_B | 1 << Lua.POS_C,
                Lua.OP_LOADNIL | register << Lua.POS_A);
        int line = function.linedefined;
        if (function.lineinfo != null) function.lineinfo = behind(function.lineinfo, line, line, line);
        for (LocVars each : function.locvars) move(each);
    }

    private static int[] behind(int[] code, int... prologue) {
        int[] all = Arrays.copyOf(prologue, PROLOGUE + code.length);
        System.arraycopy(code, 0, all, PROLOGUE, code.length);
        return all;
    }

    private static void move(LocVars variable) {
        if (variable.startpc > 0) variable.startpc += PROLOGUE;
        variable.endpc += PROLOGUE;
    }
}
