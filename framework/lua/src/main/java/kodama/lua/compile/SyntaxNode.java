package kodama.lua.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A word of a script, or something that is made of words. Two are equal only if they are the same. */
public final class SyntaxNode {
    private final SyntaxKind kind;
    private final int start;
    private final int end;
    private final String text;
    private final List<SyntaxNode> parts;
    private final int depth;

    /** Set once, when this becomes a part; null for the whole script. */
    private @Nullable SyntaxNode parent;

    SyntaxNode(SyntaxKind kind, int start, int end, String text, List<SyntaxNode> parts) {
        this.kind = kind;
        this.start = start;
        this.end = end;
        this.text = text;
        this.parts = parts;
        int deepest = 0;
        for (SyntaxNode part : parts) {
            part.parent = this;
            deepest = Math.max(deepest, part.depth);
        }
        depth = deepest + 1;
    }

    /**
     * What it is.
     *
     * @return tells which parts there are, too
     */
    public SyntaxKind kind() {
        return kind;
    }

    /** Tells whether it is of a kind. */
    public boolean is(SyntaxKind wanted) {
        return kind == wanted;
    }

    /**
     * Where it begins.
     *
     * @return in bytes from 0
     */
    public int start() {
        return start;
    }

    /**
     * Where it ends.
     *
     * @return the byte behind it
     */
    public int end() {
        return end;
    }

    /**
     * What is written there.
     *
     * @return a name, an operator, a numeral, what a string stands for; empty for what has parts
     */
    public String text() {
        return text;
    }

    /**
     * What it is made of.
     *
     * @return in the order of the text
     */
    public List<SyntaxNode> parts() {
        return parts;
    }

    /**
     * One of its parts.
     *
     * @param index from 0
     */
    public SyntaxNode part(int index) {
        return parts.get(index);
    }

    /** The last of its parts. */
    public SyntaxNode last() {
        return parts.get(parts.size() - 1);
    }

    /**
     * What it is a part of.
     *
     * @return null for the whole script
     */
    public @Nullable SyntaxNode parent() {
        return parent;
    }

    /**
     * How deep its parts lie within each other.
     *
     * @return 1 for a word
     */
    public int depth() {
        return depth;
    }

    @Override
    public String toString() {
        return parts.isEmpty() ? kind + "'" + text + "'" : kind + parts.toString();
    }
}
