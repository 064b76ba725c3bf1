package kodama.check.game;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** A local variable of a script, with all reads and writes. */
public final class LocalVariable {
    /** How a variable is declared. */
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
        /** A variable of a generic loop. */
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

    /** Returns how the variable is declared. */
    public Kind kind() {
        return kind;
    }

    /** Returns the DECLARATION, or the METHOD if this is its {@code self}. */
    public SyntaxNode declaration() {
        return declaration;
    }

    /** Returns the NAMEs that read the variable, in source order. */
    public List<SyntaxNode> reads() {
        return reads;
    }

    /** Returns the NAMEs that assign to the variable after its declaration, in source order. */
    public List<SyntaxNode> writes() {
        return writes;
    }

    /** Returns the initial value of a variable that is never reassigned; null if there is none. */
    public @Nullable SyntaxNode constant() {
        return writes.isEmpty() ? value : null;
    }
}
