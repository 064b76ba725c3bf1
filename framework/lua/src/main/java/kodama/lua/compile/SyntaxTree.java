package kodama.lua.compile;

import java.util.ArrayList;
import java.util.List;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Reads scripts as trees. */
public final class SyntaxTree {
    private SyntaxTree() {}

    /**
     * Reads a script.
     *
     * @param name the file's, for messages
     * @param file its content: a text in UTF-8, perhaps behind a first line that begins with {@code #}
     * @return the BLOCK of all statements; places count from the beginning of the file
     * @throws kodama.lua.compile.SyntaxError if it is no Lua; its place counts behind {@link #skippedLength}
     */
    public static SyntaxNode read(String name, byte[] file) {
        byte[] source = Compiler.withoutFirstLine(file);
        Builder builder = new Builder(source, file.length - source.length);
        Compiler.observe("@" + name, source, LuaValue::valueOf, builder);
        return builder.nodes.get(0);
    }

    /**
     * How much of a file stands before what is compiled.
     *
     * @param file its content
     * @return in bytes
     */
    public static int skippedLength(byte[] file) {
        return file.length - Compiler.withoutFirstLine(file).length;
    }

    /** Keeps what has not become part of something else yet, in the order of the text. */
    private static final class Builder implements SyntaxObserver {
        private final byte[] source;
        private final int skipped;
        private final List<SyntaxNode> nodes = new ArrayList<>();

        Builder(byte[] source, int skipped) {
            this.source = source;
            this.skipped = skipped;
        }

        @Override
        public void word(SyntaxKind kind, int start, int end, LuaString text) {
            String shown =
                    switch (kind) {
                        case DECLARATION, NAME, KEY, STRING -> text.tojstring();
                        default -> LuaString.valueOf(source, start, end - start).tojstring();
                    };
            nodes.add(new SyntaxNode(kind, start + skipped, end + skipped, shown, List.of()));
        }

        @Override
        public void node(SyntaxKind kind, int start, int end) {
            int first = nodes.size();
            while (first > 0 && nodes.get(first - 1).start() >= start + skipped) first--;
            List<SyntaxNode> own = nodes.subList(first, nodes.size());
            List<SyntaxNode> parts = List.copyOf(own);
            own.clear();
            nodes.add(new SyntaxNode(kind, start + skipped, end + skipped, "", parts));
        }
    }
}
