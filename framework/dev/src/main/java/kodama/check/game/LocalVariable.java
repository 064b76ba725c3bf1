package kodama.check.game;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** A local variable of a script, with all places that read or write it. */
public final class LocalVariable {
    /** How a variable came to be. */
    public enum Kind {
        /** By {@code local}. */
        LOCAL,
        /** By {@code local function}. */
        FUNCTION,
        /** A parameter. */
        PARAMETER,
        /** The {@code self} of {@code function a:b()}. */
        SELF,
        /** The counter of a numeric loop. */
        COUNTER,
        /** A variable of a loop over something. */
        ITEM
    }

    private final String name;
    private final Kind kind;
    private final SyntaxNode declaration;
    private final @Nullable SyntaxNode value;
    private final List<SyntaxNode> reads = new ArrayList<>();
    private final List<SyntaxNode> writes = new ArrayList<>();

    LocalVariable(String name, Kind kind, SyntaxNode declaration, @Nullable SyntaxNode value) {
        this.name = name;
        this.kind = kind;
        this.declaration = declaration;
        this.value = value;
    }

    void addRead(SyntaxNode at) {
        reads.add(at);
    }

    void addWrite(SyntaxNode at) {
        writes.add(at);
    }

    public String name() {
        return name;
    }

    /** How it came to be. */
    public Kind kind() {
        return kind;
    }

    /** A DECLARATION, or the METHOD whose {@code self} it is. */
    public SyntaxNode declaration() {
        return declaration;
    }

    /** NAMEs that read it, in the order of the text. */
    public List<SyntaxNode> reads() {
        return reads;
    }

    /** NAMEs that assign to it after it was introduced, in the order of the text. */
    public List<SyntaxNode> writes() {
        return writes;
    }

    /** The expression that it holds all its life; null if it is assigned to later, or has no such expression. */
    public @Nullable SyntaxNode constant() {
        return writes.isEmpty() ? value : null;
    }
}
