package kodama.check.rule;

import java.util.List;
import java.util.function.Consumer;
import kodama.check.script.Code;
import kodama.check.script.Finding;
import kodama.check.script.Script;
import kodama.lua.compile.Node;
import kodama.lua.compile.SyntaxKind;

/** Files of scenes that return nothing: their function was written and not handed out. */
final class SceneFiles implements Rule {
    private static final String FOLDER = "scenes/";

    @Override
    public void look(Script script, Consumer<Finding> found) {
        List<Node> statements = script.block().parts();
        boolean returns = !statements.isEmpty() && script.block().last().is(SyntaxKind.RETURN);
        if (returns || !script.path().startsWith(FOLDER)) return;
        Node at = statements.isEmpty() ? script.block() : script.block().last();
        String message = "this scene returns nothing: its file must end with return function(self) … end, or the like";
        found.accept(script.finding(at, Code.MISSING_SCENE, message));
    }
}
