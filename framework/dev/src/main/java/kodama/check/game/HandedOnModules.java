package kodama.check.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kodama.lua.compile.Node;
import kodama.lua.compile.SyntaxKind;

/**
 * Modules that those who require them hand on, so that they may be given fields where no one sees it; and those whose
 * names are put together while the game runs.
 */
final class HandedOnModules {
    private static final String REQUIRE = "require";

    private final Set<String> names = new HashSet<>();
    private final List<String> beginnings = new ArrayList<>();

    HandedOnModules(List<Script> scripts) {
        for (Script script : scripts) script.each(node -> look(script, node));
    }

    /** Whether a module is one of them; its name has slashes or dots between folders. */
    boolean has(String name) {
        String path = name.replace('.', '/');
        return names.contains(path) || beginnings.stream().anyMatch(path::startsWith);
    }

    private void look(Script script, Node node) {
        if (script.isGlobal(node, REQUIRE) && !isCalled(node)) beginnings.add("");
        if (!GlobalPath.isCall(script, node, REQUIRE) || node.parts().size() != 2) return;
        Node name = node.part(1);
        if (!name.is(SyntaxKind.STRING)) beginnings.add(beginning(name));
        else if (!isKept(script, node)) names.add(name.text().replace('.', '/'));
    }

    private static boolean isCalled(Node name) {
        Node parent = name.parent();
        return parent != null && parent.is(SyntaxKind.CALL) && parent.part(0) == name;
    }

    private static String beginning(Node name) {
        boolean isJoined = name.is(SyntaxKind.BINARY) && name.part(0).is(SyntaxKind.STRING);
        return isJoined ? name.part(0).text().replace('.', '/') : "";
    }

    private static boolean isKept(Script script, Node call) {
        Node parent = call.parent();
        if (parent == null) return false;
        return switch (parent.kind()) {
            case FIELD, METHOD_CALL, CALL -> parent.part(0) == call;
            case CALL_STATEMENT -> true;
            case VALUES -> isKeptByVariable(script, parent, call);
            default -> false;
        };
    }

    private static boolean isKeptByVariable(Script script, Node values, Node call) {
        Node statement = values.parent();
        if (statement == null || !statement.is(SyntaxKind.LOCAL)) return false;
        Variable variable =
                script.scopes().variable(statement.part(values.parts().indexOf(call)));
        return variable != null && variable.constant() == call && Exports.isKept(variable);
    }
}
