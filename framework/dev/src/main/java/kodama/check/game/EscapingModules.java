package kodama.check.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/**
 * Modules that their users pass on, so that other code may add fields; and modules whose names are composed at run
 * time.
 */
final class EscapingModules {
    private static final String REQUIRE = "require";

    private final Set<String> names = new HashSet<>();
    private final List<String> prefixes = new ArrayList<>();

    EscapingModules(List<Script> scripts) {
        for (Script script : scripts) script.each(node -> add(script, node));
    }

    /** Whether a module is one of them. Folders in the name are separated by slashes or dots. */
    boolean has(String name) {
        String path = name.replace('.', '/');
        return names.contains(path) || prefixes.stream().anyMatch(path::startsWith);
    }

    private void add(Script script, SyntaxNode node) {
        if (script.isGlobal(node, REQUIRE) && !isCalled(node)) prefixes.add("");
        if (!GlobalPath.isCall(script, node, REQUIRE) || node.parts().size() != 2) return;
        SyntaxNode name = node.part(1);
        if (!name.is(SyntaxKind.STRING)) prefixes.add(prefix(name));
        else if (!isKept(script, node)) names.add(name.text().replace('.', '/'));
    }

    private static boolean isCalled(SyntaxNode name) {
        SyntaxNode parent = name.parent();
        return parent != null && parent.is(SyntaxKind.CALL) && parent.part(0) == name;
    }

    private static String prefix(SyntaxNode name) {
        boolean isJoined = name.is(SyntaxKind.BINARY) && name.part(0).is(SyntaxKind.STRING);
        return isJoined ? name.part(0).text().replace('.', '/') : "";
    }

    private static boolean isKept(Script script, SyntaxNode call) {
        SyntaxNode parent = call.parent();
        if (parent == null) return false;
        return switch (parent.kind()) {
            case FIELD, METHOD_CALL, CALL -> parent.part(0) == call;
            case CALL_STATEMENT -> true;
            case VALUES -> isKeptByVariable(script, parent, call);
            default -> false;
        };
    }

    private static boolean isKeptByVariable(Script script, SyntaxNode values, SyntaxNode call) {
        SyntaxNode statement = values.parent();
        if (statement == null || !statement.is(SyntaxKind.LOCAL)) return false;
        LocalVariable variable =
                script.scopes().variable(statement.part(values.parts().indexOf(call)));
        return variable != null && variable.constant() == call && Exports.hasKnownFields(variable);
    }
}
