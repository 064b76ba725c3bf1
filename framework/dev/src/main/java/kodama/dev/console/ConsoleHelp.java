package kodama.dev.console;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import kodama.base.Spelling;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.FunctionDoc;
import kodama.lua.bind.ModuleDoc;
import kodama.script.LuaApiModules;
import org.jspecify.annotations.Nullable;

/** Finds help about modules, functions and fields in the Lua reference. */
final class ConsoleHelp {
    private static final String GENERAL = """
            Expressions print their value; statements are run, and wait(60) works. New variables stay for the
            next lines. Enter runs, Tab completes, Up recalls, Ctrl+V pastes, ` or Escape closes, F2 pauses the game.
            help NAME describes a module or function. Modules:""";

    /** Loaded on demand, as it requires the classes of all modules; null until then. */
    private @Nullable List<ModuleDoc> docs;

    /** The descriptions of all modules. */
    List<ModuleDoc> docs() {
        if (docs == null) docs = LuaApiModules.described();
        return docs;
    }

    /** Help lines about a name, the most important one first. */
    List<String> of(String name) {
        List<String> lines = new ArrayList<>();
        if (name.isEmpty()) {
            lines.addAll(GENERAL.lines().toList());
            lines.add(docs().stream().map(ModuleDoc::title).collect(Collectors.joining(", ")));
        }
        for (ModuleDoc doc : docs()) add(doc, name, lines);
        if (lines.isEmpty()) lines.add("no help for '" + name + "'" + Spelling.hint(name, names()));
        return lines;
    }

    private static void add(ModuleDoc doc, String name, List<String> lines) {
        boolean isModule =
                !name.isEmpty() && (doc.name().equals(name) || doc.title().equalsIgnoreCase(name));
        if (isModule) lines.add(doc.doc());
        for (FunctionDoc function : doc.functions()) {
            if (isModule) lines.add(doc.call(function.signature()));
            else if (isCalled(doc, function.signature().name(), name)) {
                lines.add(doc.call(function.signature()));
                lines.add(function.doc());
            }
        }
        for (FieldDoc field : doc.fields())
            if (isModule || isCalled(doc, field.name(), name))
                lines.add(field.name() + ": " + field.type().text() + "  " + field.doc());
    }

    private static boolean isCalled(ModuleDoc doc, String member, String name) {
        return name.equals(member) || name.equals(doc.name() + "." + member) || name.equals(doc.name() + ":" + member);
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        for (ModuleDoc doc : docs()) {
            names.add(doc.name());
            doc.functions().forEach(each -> names.add(each.signature().name()));
        }
        return names;
    }

    /** The signature of a function; empty unless there is exactly one with the name. */
    String signature(String path) {
        List<String> found = new ArrayList<>();
        String name = path.replaceFirst("^.*[^\\w.:]", "");
        for (ModuleDoc doc : docs())
            for (FunctionDoc function : doc.functions())
                if (name.equals(doc.call(function.signature()).replaceFirst("\\(.*", ""))
                        || doc.isMethods()
                                && name.endsWith(":" + function.signature().name()))
                    found.add(doc.call(function.signature()));
        return found.size() == 1 ? found.get(0) : "";
    }
}
