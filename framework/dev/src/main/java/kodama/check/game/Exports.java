package kodama.check.game;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** The value that a script file returns to {@code require}: a function, or a table of functions. */
public final class Exports {
    private final Script script;
    private final @Nullable SyntaxNode whole;
    private final Map<String, SyntaxNode> members = new HashMap<>();

    public Exports(Script script) {
        this.script = script;
        SyntaxNode returned = returned();
        whole = value(returned);
        if (whole != null && whole.is(SyntaxKind.TABLE)) addPairs(whole);
        LocalVariable table = returned == null ? null : script.scopes().variable(returned);
        if (table != null) script.each(node -> addMember(table, node));
    }

    private @Nullable SyntaxNode returned() {
        if (script.block().parts().isEmpty()) return null;
        SyntaxNode last = script.block().last();
        boolean isValue = last.is(SyntaxKind.RETURN)
                && !last.parts().isEmpty()
                && last.part(0).parts().size() == 1;
        return isValue ? last.part(0).part(0) : null;
    }

    /** Resolves a variable that is never reassigned to its value. */
    private @Nullable SyntaxNode value(@Nullable SyntaxNode expression) {
        LocalVariable variable = expression == null ? null : script.scopes().variable(expression);
        return variable == null ? expression : variable.constant();
    }

    private void addPairs(SyntaxNode table) {
        for (SyntaxNode pair : table.parts())
            if (pair.is(SyntaxKind.PAIR)) put(pair.part(0).text(), pair.part(1));
    }

    /** A field that is set twice may have either value. */
    private void put(String name, SyntaxNode value) {
        SyntaxNode function = value(value);
        if (function == null || !isFunction(function) || members.containsKey(name)) members.put(name, script.block());
        else members.put(name, function);
    }

    private void addMember(LocalVariable table, SyntaxNode node) {
        if (node.is(SyntaxKind.FUNCTION_STATEMENT) && isMember(table, node.part(0)))
            put(node.part(0).part(1).text(), node.part(1));
        if (!node.is(SyntaxKind.ASSIGNMENT)) return;
        boolean isSingle =
                node.part(0).parts().size() == 1 && node.part(1).parts().size() == 1;
        for (SyntaxNode target : node.part(0).parts())
            if (isMember(table, target))
                put(target.part(1).text(), isSingle ? node.part(1).part(0) : script.block());
    }

    private boolean isMember(LocalVariable table, SyntaxNode target) {
        return target.is(SyntaxKind.FIELD) && script.scopes().variable(target.part(0)) == table;
    }

    /** Whether an expression is a function literal, with parameters and a block. */
    public static boolean isFunction(SyntaxNode expression) {
        return expression.is(SyntaxKind.FUNCTION) || expression.is(SyntaxKind.METHOD);
    }

    /** Returns the FUNCTION node that the file returns; null for any other value. */
    public @Nullable SyntaxNode function() {
        return whole != null && isFunction(whole) ? whole : null;
    }

    /**
     * Returns the names of all fields of the table that the file returns; null for any other value, and if other code
     * may add fields.
     */
    public @Nullable Set<String> fields() {
        boolean isPlain = whole != null
                && whole.is(SyntaxKind.TABLE)
                && whole.parts().stream().noneMatch(part -> part.is(SyntaxKind.INDEXED_PAIR));
        boolean isOwn =
                script.scopes().variables().stream().filter(this::mayBeTable).allMatch(Exports::hasKnownFields);
        return isPlain && isOwn ? members.keySet() : null;
    }

    /** In a method of the table, {@code self} refers to it as well. */
    private boolean mayBeTable(LocalVariable variable) {
        return variable.kind() == LocalVariable.Kind.SELF || whole != null && variable.constant() == whole;
    }

    /**
     * Whether a table can only get fields that the script names: its uses are reads and writes of named fields, method
     * calls, and being returned.
     */
    public static boolean hasKnownFields(LocalVariable variable) {
        return variable.reads().stream().allMatch(Exports::hasKnownFields);
    }

    private static boolean hasKnownFields(SyntaxNode read) {
        SyntaxNode parent = read.parent();
        if (parent == null) return false;
        return switch (parent.kind()) {
            case FIELD, METHOD_CALL -> parent.part(0) == read;
            case VALUES -> parent.parent() != null && parent.parent().is(SyntaxKind.RETURN);
            default -> false;
        };
    }

    /** Returns a FUNCTION or METHOD node in the returned table; null if there is none or it is ambiguous. */
    public @Nullable SyntaxNode function(String name) {
        SyntaxNode member = members.get(name);
        return member != null && isFunction(member) ? member : null;
    }
}
