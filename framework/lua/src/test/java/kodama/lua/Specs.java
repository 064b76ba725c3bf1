package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Function;
import org.luaj.vm2.LuaValue;

/** Scripts with the output of the reference implementation, recorded by record.sh. */
public final class Specs {
    private Specs() {}

    /** How a machine runs a spec; the output is always the same. */
    public enum Mode {
        INTERPRETED,
        TRANSLATED_AT_ONCE,
        TRANSLATED_IN_SMALL_PARTS,
        STOPPED_AT_EACH_CALL;

        private void set(LuaMachine machine) {
            if (this == STOPPED_AT_EACH_CALL) machine.stopsAtCalls = true;
            if (this == INTERPRETED || this == STOPPED_AT_EACH_CALL) return;
            TranslatingMachine.of(machine, 0);
            if (this == TRANSLATED_IN_SMALL_PARTS) machine.maxMethodLength = 1500;
        }
    }

    public static void assertPrintsAsRecorded(String spec, Mode mode, Function<LuaOptions, LuaMachine> machines) {
        StringBuilder printed = new StringBuilder();
        try (LuaMachine machine = machine(printed, machines)) {
            mode.set(machine);
            machine.load(spec + ".lua", resource(spec + ".lua")).invoke(LuaValue.NONE);
            machine.finish();
        }
        assertRecorded(spec, printed);
    }

    static void assertRecorded(String spec, StringBuilder printed) {
        assertEquals(new String(resource(spec + ".out"), StandardCharsets.UTF_8), printed.toString());
    }

    static LuaMachine machine(StringBuilder printed, Function<LuaOptions, LuaMachine> machines) {
        LuaOptions options =
                LuaOptions.unrestricted().withPrint(line -> printed.append(line).append('\n'));
        LuaMachine machine = machines.apply(options);
        machine.globals().set("arg", machine.newTable());
        return machine;
    }

    static byte[] resource(String name) {
        try (InputStream in = Specs.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
