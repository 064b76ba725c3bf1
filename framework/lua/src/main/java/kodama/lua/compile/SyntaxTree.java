package kodama.lua.compile;

import java.util.ArrayList;
import java.util.List;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Parses scripts to syntax trees. */
public final class SyntaxTree {
    private SyntaxTree() {}

    /**
     * Parses a script.
     *
     * @param name the file's name, for messages
     * @param file its content: text in UTF-8, optionally after a first line that begins with {@code #}
     * @return the BLOCK of all statements; offsets count from the beginning of the file
     * @throws kodama.lua.compile.SyntaxError if it is not valid Lua; its offset counts after {@link #skippedLength}
     */
    public static SyntaxNode read(String name, byte[] file) {
        byte[] source = Compiler.withoutFirstLine(file);
        Builder builder = new Builder(source, file.length - source.length);
        Compiler.observe("@" + name, source, LuaValue::valueOf, builder);
        return builder.nodes.get(0);
    }

    /**
     * Returns the length of the part of a file before the text that is compiled.
     *
     * @param file its content
     * @return the length, in bytes
     */
    public static int skippedLength(byte[] file) {
        return file.length - Compiler.withoutFirstLine(file).length;
    }

    /** Collects elements that are not yet parts of others, in source order. */
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
