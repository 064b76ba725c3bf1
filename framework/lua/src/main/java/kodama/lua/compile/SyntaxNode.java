package kodama.lua.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A node of a script's syntax tree: a word, or an element with parts. Nodes are compared by identity. */
public final class SyntaxNode {
    private final SyntaxKind kind;
    private final int start;
    private final int end;
    private final String text;
    private final List<SyntaxNode> parts;
    private final int depth;

    /** Set once, when this becomes a part; null for the root. */
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
     * Returns the kind, which also determines the parts.
     *
     * @return the kind
     */
    public SyntaxKind kind() {
        return kind;
    }

    /** Whether it is of a kind. */
    public boolean is(SyntaxKind wanted) {
        return kind == wanted;
    }

    /**
     * Returns the offset of its beginning.
     *
     * @return in bytes, from 0
     */
    public int start() {
        return start;
    }

    /**
     * Returns the offset after its end.
     *
     * @return in bytes, from 0
     */
    public int end() {
        return end;
    }

    /**
     * Returns the source text of a word.
     *
     * @return a name, an operator, a numeral, or the value of a string; empty for an element with parts
     */
    public String text() {
        return text;
    }

    /**
     * Returns its parts.
     *
     * @return in source order
     */
    public List<SyntaxNode> parts() {
        return parts;
    }

    /**
     * Returns one of its parts.
     *
     * @param index the index, from 0
     */
    public SyntaxNode part(int index) {
        return parts.get(index);
    }

    /** Returns the last part. */
    public SyntaxNode last() {
        return parts.get(parts.size() - 1);
    }

    /**
     * Returns the element of which it is a part.
     *
     * @return the parent; null for the root
     */
    public @Nullable SyntaxNode parent() {
        return parent;
    }

    /**
     * Returns the height of the subtree.
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
