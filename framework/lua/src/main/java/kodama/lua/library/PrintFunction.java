package kodama.lua.library;

import java.util.function.Consumer;
import kodama.lua.Call;
import kodama.lua.LuaMachine;
import kodama.lua.Resumable;
import kodama.lua.ValueText;
import kodama.lua.error.MessageError;
import kodama.lua.value.ByteBuilder;
import kodama.lua.value.LuaReal;
import kodama.lua.value.NumberFormat;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code print}: writes a line of values, each converted by the global {@code tostring}. */
public final class PrintFunction extends Resumable {

    /** The current line. */
    private static final class Line {
        final Varargs values;
        final ByteBuilder text = new ByteBuilder(64);
        int done;

        Line(Varargs values) {
            this.values = values;
        }

        void add(LuaString word) {
            if (done++ > 0) text.append('\t');
            text.append(word);
        }
    }

    private final Consumer<LuaString> lines;

    /**
     * Makes the function.
     *
     * @param machine the machine for calls from Java
     * @param lines called with each line, without its line end
     */
    public PrintFunction(LuaMachine machine, Consumer<LuaString> lines) {
        super(machine, "print");
        this.lines = lines;
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        Line line = new Line(args);
        call.state = line;
        return proceed(call, line);
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        if (!(call.state instanceof Line line)) throw new IllegalStateException("print lost its line");
        LuaValue word = results.arg1();
        if (!word.isstring()) throw new MessageError("'tostring' must return a string to 'print'");
        line.add(ValueText.raw(word));
        return proceed(call, line);
    }

    private Varargs proceed(Call call, Line line) {
        LuaMachine machine = call.machine();
        LuaValue toText = machine.globals().get("tostring");
        while (line.done < line.values.narg()) {
            LuaValue value = line.values.arg(line.done + 1);
            boolean isPlain = value instanceof LuaString || value instanceof LuaNumber;
            if (!isPlain || !(toText instanceof ToStringFunction)) return call.invoke(toText, value);
            if (value instanceof LuaReal real) machine.charge(NumberFormat.cost(real.v));
            line.add(ValueText.raw(value));
        }
        machine.charge(line.text.size());
        lines.accept(line.text.toLuaString());
        return LuaValue.NONE;
    }
}
