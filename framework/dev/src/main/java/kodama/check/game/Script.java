package kodama.check.game;

import java.util.function.Consumer;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/** A script without syntax errors, with its path in the game. */
public record Script(String path, SyntaxNode block, SourceText text, Scopes scopes) {
    /** Creates a script; the block must not be nested too deeply. */
    public static Script of(String path, SyntaxNode block, SourceText text) {
        return new Script(path, block, text, new Scopes(block));
    }

    public Finding finding(SyntaxNode at, FindingCode code, String message) {
        return new Finding(path, text.line(at.start()), text.column(at.start()), code, message);
    }

    /** Whether a node reads the global of this name. */
    public boolean isGlobal(SyntaxNode node, String name) {
        return node.is(SyntaxKind.NAME) && node.text().equals(name) && scopes.variable(node) == null;
    }

    /** Visits all nodes in source order, each before its parts. */
    public void each(Consumer<SyntaxNode> visitor) {
        each(block, visitor);
    }

    /** Visits a node and then its parts, in source order. */
    public static void each(SyntaxNode node, Consumer<SyntaxNode> visitor) {
        visitor.accept(node);
        for (SyntaxNode part : node.parts()) each(part, visitor);
    }
}
