package kodama.lua.library;

import java.io.ByteArrayOutputStream;
import kodama.lua.Call;
import kodama.lua.ChunkLoader;
import kodama.lua.LuaMachine;
import kodama.lua.Resumable;
import kodama.lua.SourcePositions;
import kodama.lua.ValueText;
import kodama.lua.YieldFunction;
import kodama.lua.error.BudgetError;
import kodama.lua.value.Args;
import kodama.lua.value.LosslessUtf8;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code load}: compiles a string, or the pieces that a function returns. */
final class LoadFunction extends Resumable {
    /** Speed of reading a string, and of writing it into an error message. */
    private static final int BYTES_PER_INSTRUCTION = 2;

    /** The pieces read so far. */
    private static final class Pieces {
        final Varargs args;
        final ByteArrayOutputStream text = new ByteArrayOutputStream();

        Pieces(Varargs args) {
            this.args = args;
        }
    }

    LoadFunction(LuaMachine machine) {
        super(machine, "load");
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        if (args.arg1().isstring()) {
            LuaString text = Args.string(args, 1);
            call.machine().charge(text.m_length / BYTES_PER_INSTRUCTION);
            byte[] bytes = new byte[text.m_length];
            text.copyInto(0, bytes, 0, bytes.length);
            String name = text(call.machine(), args, 2);
            return compile(call.machine(), bytes, name == null ? LosslessUtf8.of(text) : name, args);
        }
        LuaValue reader = Args.function(args, 1);
        call.state = new Pieces(args);
        return YieldFunction.invoke(call, reader, LuaValue.NONE);
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        if (!(call.state instanceof Pieces pieces)) throw new IllegalStateException("load lost its text");
        LuaValue piece = results.arg1();
        if (!piece.isnil() && !piece.isstring()) {
            String location = SourcePositions.prefix(call.coroutine());
            return failed(LuaValue.valueOf(location + "reader function must return a string"));
        }
        LuaString text = piece.isnil() ? LuaValue.EMPTYSTRING : ValueText.raw(piece);
        if (text.m_length == 0) return finish(call.machine(), pieces);
        pieces.text.write(text.m_bytes, text.m_offset, text.m_length);
        return YieldFunction.invoke(call, pieces.args.arg1(), LuaValue.NONE);
    }

    @Override
    protected Varargs fail(Call call, LuaError error) {
        if (!(call.state instanceof Pieces)) throw error;
        return failed(error.getMessageObject());
    }

    private static Varargs finish(LuaMachine machine, Pieces pieces) {
        String name = text(machine, pieces.args, 2);
        return compile(machine, pieces.text.toByteArray(), name == null ? "=(load)" : name, pieces.args);
    }

    private static Varargs compile(LuaMachine machine, byte[] text, String name, Varargs args) {
        String mode = text(machine, args, 3);
        LuaValue environment = args.narg() >= 4 ? args.arg(4) : machine.globals();
        try {
            return ChunkLoader.load(machine, text, name, mode == null ? "bt" : mode, environment);
        } catch (BudgetError fatal) {
            throw fatal;
        } catch (LuaError error) {
            return failed(error.getMessageObject());
        }
    }

    private static Varargs failed(LuaValue message) {
        return LuaValue.varargsOf(LuaValue.NIL, message);
    }

    /** Reads a name or a mode, which an error message repeats. */
    private static @Nullable String text(LuaMachine machine, Varargs args, int index) {
        if (Args.isMissing(args, index)) return null;
        LuaString text = Args.string(args, index);
        machine.charge(text.m_length / BYTES_PER_INSTRUCTION);
        return LosslessUtf8.of(text);
    }
}
