package kodama.lua.explain;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import kodama.lua.FunctionInfo;
import kodama.lua.LuaMachine;
import kodama.lua.ScriptFunction;
import kodama.lua.ScriptStack;
import kodama.lua.TranslationListener;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/**
 * Observes how a program's functions are translated to Java and why they exit to the interpreter, for a final report.
 */
public final class Explanation implements TranslationListener {
    /** Mean number of instructions between two samples; enough for a program that runs for a tenth of a second. */
    private static final int BETWEEN_SAMPLES = 1000;

    private final ScriptStack stack;
    private final ExitReasons reasons;
    private final Map<Prototype, FunctionStatistics> accounts = new LinkedHashMap<>();

    /**
     * Starts observing.
     *
     * @param machine a machine that has not loaded anything yet
     */
    public Explanation(LuaMachine machine) {
        stack = new ScriptStack(machine);
        reasons = new ExitReasons(machine);
        machine.setTranslationListener(this);
        machine.setSampler(since -> sample(), BETWEEN_SAMPLES);
    }

    @Override
    public void loaded(LuaFunction chunk) {
        add(FunctionInfo.of(chunk), "main chunk");
    }

    private void add(FunctionInfo function, String name) {
        accounts.putIfAbsent(function.prototype(), new FunctionStatistics(function, name));
        FunctionNames names = FunctionNames.in(function.prototype());
        for (int i = 0; i < function.nestedFunctions().size(); i++)
            add(function.nestedFunctions().get(i), names.of(i));
    }

    private void sample() {
        FunctionStatistics account = accounts.get(stack.function());
        if (account != null) account.addSample();
    }

    @Override
    public void exited(LuaFunction function, int pc, IntFunction<LuaValue> registers) {
        ScriptFunction script = (ScriptFunction) function;
        FunctionStatistics account = accounts.get(script.prototype());
        ExitReason reason = reasons.of(new FrameState(script, pc, registers));
        if (account != null && reason != null) account.addSideExit(pc, reason);
    }

    @Override
    public void operandSeen(LuaFunction function, int pc, LuaValue met) {
        FunctionStatistics account = accounts.get(((ScriptFunction) function).prototype());
        if (account != null) account.addObservation(pc, met);
    }

    /**
     * Prints the report on all loaded functions, the slowest first.
     *
     * @param out receives the lines
     */
    public void print(PrintWriter out) {
        new ExplanationReport(accounts.values(), out).write();
    }
}
