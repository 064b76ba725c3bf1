package kodama.bench.lua;

import java.nio.charset.StandardCharsets;
import kodama.bench.Figures;
import kodama.bench.Footprint;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/** Measures how much memory the table of a task takes that keeps ten numbers in it, as games fill them. */
final class TaskTables {
    private static final String TABLE = """
            return function(i)
              local self = { x = i + 0.5, y = i + 0.25 }
              self.vx, self.vy = 0.125, i / 8
              self.angle, self.speed = i % 360 + 0.5, 1.5
              self.hp, self.priority, self.frame, self.score = 3, 0.4, 1, i
              return self
            end
            """;

    private TaskTables() {}

    static void run(Figures figures, int count) {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame());
        LuaFunction maker = (LuaFunction) machine.load("table.lua", TABLE.getBytes(StandardCharsets.UTF_8))
                .call();
        LuaValue[] all = new LuaValue[count];
        long before = Footprint.take().heapBytes();
        for (int i = 0; i < count; i++) all[i] = maker.call(LuaValue.valueOf(i));
        double bytes = (Footprint.take().heapBytes() - before) / (double) count;
        figures.add("a task's table of ten numbers, one of %,d".formatted(all.length), bytes, "bytes", "< 200");
    }
}
