package kodama.dev.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/**
 * Completes the word at the end of a line: globals and names of the console, functions and fields of modules, fields of
 * tables, methods of tasks. It calls no functions.
 */
final class Completion {
    /** A path of names and the beginning of the last name. */
    private static final Pattern WORD = Pattern.compile("(?<path>(?:[A-Za-z_]\\w*[.:])*)(?<start>[A-Za-z_]\\w*|)$");

    /** Maximum number of characters before the cursor to search. */
    private static final int LONGEST = 200;

    private static final String METHODS = "self";

    private final List<ModuleDoc> docs;
    private final List<Table> scopes;
    private final Predicate<Table> isTask;

    /**
     * Creates a completion.
     *
     * @param scopes tables to look up names in, in order
     * @param isTask whether a table belongs to a task
     */
    Completion(List<ModuleDoc> docs, List<Table> scopes, Predicate<Table> isTask) {
        this.docs = docs;
        this.scopes = scopes;
        this.isTask = isTask;
    }

    /** The beginning of the word, and its sorted completions. */
    record Candidates(String start, List<String> words) {
        /** The characters that all completions have in common after the beginning. */
        String more() {
            String common = words.isEmpty() ? start : words.get(0);
            for (String word : words)
                while (!word.startsWith(common)) common = common.substring(0, common.length() - 1);
            return common.substring(Math.min(start.length(), common.length()));
        }
    }

    Candidates of(String line) {
        Matcher word = WORD.matcher(line.substring(Math.max(0, line.length() - LONGEST)));
        if (!word.find()) return new Candidates("", List.of());
        String start = word.group("start");
        Set<String> words = new TreeSet<>();
        String path = word.group("path");
        if (path.isEmpty() && start.isEmpty()) return new Candidates("", List.of());
        if (path.isEmpty()) addGlobals(words);
        else addMembers(path, words);
        words.removeIf(each -> !each.startsWith(start) || each.startsWith("_") && !start.startsWith("_"));
        return new Candidates(start, new ArrayList<>(words));
    }

    private void addGlobals(Set<String> words) {
        words.addAll(Lua.reservedWords());
        for (Table scope : scopes) addNames(scope, false, words);
    }

    private void addMembers(String path, Set<String> words) {
        boolean isMethod = path.endsWith(":");
        Table table = table(List.of(path.split("[.:]")));
        if (table == null) return;
        addNames(table, isMethod, words);
        docs.stream()
                .filter(doc ->
                        isModule(doc, table) || isTask.test(table) && doc.name().equals(METHODS))
                .forEach(doc -> addDescribed(doc, isMethod, words));
    }

    private static void addDescribed(ModuleDoc doc, boolean isMethod, Set<String> words) {
        if (isMethod || !doc.isMethods())
            doc.functions().forEach(each -> words.add(each.signature().name()));
        if (!isMethod) doc.fields().forEach(each -> words.add(each.name()));
    }

    private boolean isModule(ModuleDoc doc, Table table) {
        return scopes.stream()
                .anyMatch(
                        scope -> !doc.name().isEmpty() && scope.get(doc.name()).equals(table));
    }

    private static void addNames(Table table, boolean isMethod, Set<String> words) {
        for (Table.Entry entry : table)
            if (entry.key().isName() && (!isMethod || entry.value().is(LuaType.FUNCTION)))
                words.add(entry.key().text());
    }

    private @Nullable Table table(List<String> path) {
        Value found = Value.NIL;
        for (Table scope : scopes) if (found.isNil()) found = scope.get(path.get(0));
        for (String name : path.subList(1, path.size())) {
            if (!(found instanceof Table table)) return null;
            found = table.get(name);
        }
        return found instanceof Table table ? table : null;
    }
}
