package kodama.check.game;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** What a file returns to those who require it: a function, or a table of functions. */
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

    /** A variable's value, if it keeps that. */
    private @Nullable SyntaxNode value(@Nullable SyntaxNode expression) {
        LocalVariable variable = expression == null ? null : script.scopes().variable(expression);
        return variable == null ? expression : variable.constant();
    }

    private void addPairs(SyntaxNode table) {
        for (SyntaxNode pair : table.parts())
            if (pair.is(SyntaxKind.PAIR)) put(pair.part(0).text(), pair.part(1));
    }

    /** What is set twice may be either. */
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

    /** Whether an expression is a function that is written there: it has parameters and a block. */
    public static boolean isFunction(SyntaxNode expression) {
        return expression.is(SyntaxKind.FUNCTION) || expression.is(SyntaxKind.METHOD);
    }

    /** The FUNCTION that the file returns; null for anything else. */
    public @Nullable SyntaxNode function() {
        return whole != null && isFunction(whole) ? whole : null;
    }

    /**
     * The names of all fields of the table that the file returns; null if it is another value, or one that something
     * else may fill.
     */
    public @Nullable Set<String> fields() {
        boolean isPlain = whole != null
                && whole.is(SyntaxKind.TABLE)
                && whole.parts().stream().noneMatch(part -> part.is(SyntaxKind.INDEXED_PAIR));
        boolean isOwn =
                script.scopes().variables().stream().filter(this::mayBeTable).allMatch(Exports::hasKnownFields);
        return isPlain && isOwn ? members.keySet() : null;
    }

    /** In a method of the table, {@code self} is it, too. */
    private boolean mayBeTable(LocalVariable variable) {
        return variable.kind() == LocalVariable.Kind.SELF || whole != null && variable.constant() == whole;
    }

    /**
     * Whether a table gets no further fields but by names that are written there: it is only asked for fields and
     * methods, given fields, or returned.
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

    /** A FUNCTION or METHOD in the table that the file returns; null if there is none, or it is not known which. */
    public @Nullable SyntaxNode function(String name) {
        SyntaxNode member = members.get(name);
        return member != null && isFunction(member) ? member : null;
    }
}
