package kodama.check.script;

import java.util.function.Consumer;
import kodama.lua.compile.Node;
import kodama.lua.compile.SyntaxKind;

/**
 * A script that is Lua.
 *
 * @param path its path in its game
 * @param block all of it
 * @param text its lines
 * @param scopes its variables
 */
public record Script(String path, Node block, SourceText text, Scopes scopes) {
    /**
     * Looks for its variables.
     *
     * @param path its path in its game
     * @param block all of it, not nested too deeply
     * @param text its lines
     * @return the script
     */
    public static Script of(String path, Node block, SourceText text) {
        return new Script(path, block, text, new Scopes(block));
    }

    /**
     * Speaks of a place in it.
     *
     * @param at what is likely a mistake
     * @param code what kind of mistake
     * @param message what is wrong
     * @return the finding
     */
    public Finding finding(Node at, Code code, String message) {
        return new Finding(path, text.line(at.start()), text.column(at.start()), code, message);
    }

    /**
     * Tells whether a name is a global of that name: no local variable, and not assigned to.
     *
     * @param node any
     * @param name the global's
     * @return true if it is read there
     */
    public boolean isGlobal(Node node, String name) {
        return node.is(SyntaxKind.NAME) && node.text().equals(name) && scopes.variable(node) == null;
    }

    /**
     * Goes through all there is, in the order of the text.
     *
     * @param visitor is shown each node, before its parts
     */
    public void each(Consumer<Node> visitor) {
        each(block, visitor);
    }

    /**
     * Goes through a part of a script.
     *
     * @param node shown first
     * @param visitor is shown each node, before its parts
     */
    public static void each(Node node, Consumer<Node> visitor) {
        visitor.accept(node);
        for (Node part : node.parts()) each(part, visitor);
    }
}
