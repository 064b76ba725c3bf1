package kodama.check.script;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.compile.Node;
import org.jspecify.annotations.Nullable;

/** A local variable of a script, with all places that read or write it. */
public final class Variable {
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
    private final Node declaration;
    private final @Nullable Node value;
    private final List<Node> reads = new ArrayList<>();
    private final List<Node> writes = new ArrayList<>();

    Variable(String name, Kind kind, Node declaration, @Nullable Node value) {
        this.name = name;
        this.kind = kind;
        this.declaration = declaration;
        this.value = value;
    }

    void read(Node at) {
        reads.add(at);
    }

    void write(Node at) {
        writes.add(at);
    }

    /**
     * Its name.
     *
     * @return as written
     */
    public String name() {
        return name;
    }

    /**
     * How it came to be.
     *
     * @return tells parameters from others
     */
    public Kind kind() {
        return kind;
    }

    /**
     * Where it is introduced.
     *
     * @return a DECLARATION, or the METHOD whose {@code self} it is
     */
    public Node declaration() {
        return declaration;
    }

    /**
     * Where it is read.
     *
     * @return NAMEs, in the order of the text
     */
    public List<Node> reads() {
        return reads;
    }

    /**
     * Where it is assigned to after it was introduced.
     *
     * @return NAMEs, in the order of the text
     */
    public List<Node> writes() {
        return writes;
    }

    /**
     * What it holds all its life.
     *
     * @return the expression it is introduced with; null if it is assigned to later, or has no such expression
     */
    public @Nullable Node constant() {
        return writes.isEmpty() ? value : null;
    }
}
