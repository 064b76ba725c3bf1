package kodama.lua.open;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import kodama.lua.ChunkLoader;
import kodama.lua.LuaMachine;
import kodama.lua.ValueText;
import kodama.lua.value.LuaText;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code debug.debug}: runs the lines that the user types, until {@code cont} or the end of the input. */
final class DebugPrompt {
    private final LuaMachine machine;
    private final LuaStream in;
    private final OutputStream out;

    /**
     * Creates a prompt.
     *
     * @param machine runs the lines
     * @param in source of the lines
     * @param out receives the prompt and errors
     */
    public DebugPrompt(LuaMachine machine, LuaStream in, OutputStream out) {
        this.machine = machine;
        this.in = in;
        this.out = out;
    }

    /**
     * Runs lines until the user types {@code cont}.
     *
     * @return no values
     */
    public Varargs run() {
        try {
            for (; ; ) {
                write("lua_debug> ");
                if (!(new StreamReader(in).read(LuaValue.NONE, 1).arg1() instanceof LuaString line)) break;
                if (LuaText.latin1(line).equals("cont")) break;
                run(line);
            }
        } catch (IOException closed) {
            return LuaValue.NONE; // no more input
        }
        return LuaValue.NONE;
    }

    private void run(LuaString line) throws IOException {
        byte[] text = new byte[line.m_length + 1];
        line.copyInto(0, text, 0, line.m_length);
        text[line.m_length] = '\n';
        try {
            ChunkLoader.load(machine, text, "=(debug command)", "bt", machine.globals())
                    .invoke(LuaValue.NONE);
        } catch (LuaError error) {
            LuaValue value = error.getMessageObject();
            write((ValueText.isPlain(value) ? LuaText.utf8(ValueText.ofPlain(value)) : "(null)") + "\n");
        }
    }

    private void write(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
