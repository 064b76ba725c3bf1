package kodama.script;

import java.lang.management.ManagementFactory;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;

/** Lets scripts of tests spend their budget without taking the time. */
@LuaModule(name = "spender", doc = "Only in tests.")
public final class Spender {
    private static final long WHOLE = 50_000_000;

    private final ScriptWorld scripts;

    /** The CPU time and the work at which a script had little left; 0 before that. */
    long[] left = {0, 0};

    private Spender(ScriptWorld scripts) {
        this.scripts = scripts;
    }

    /** Gives the scripts of a world the module {@code spender}. */
    static Spender install(ScriptWorld scripts) {
        Spender spender = new Spender(scripts);
        Module.of(spender).install(scripts.lua(), scripts.lua().globals());
        return spender;
    }

    @LuaFunction(value = "spend(instructions: number)", doc = "Charges the script.")
    public void spend(double instructions) {
        scripts.lua().chargeDeferred((long) instructions);
    }

    @LuaFunction(value = "leave(instructions: number)", doc = "Leaves the first script of a tick no more than that.")
    public void leave(double instructions) {
        scripts.lua()
                .chargeDeferred((long) (WHOLE - instructions) - scripts.lua().spent());
        left = new long[] {
            ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime(),
            scripts.lua().spent()
        };
    }
}
