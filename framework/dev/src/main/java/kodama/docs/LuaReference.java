package kodama.docs;

import java.util.List;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.FunctionDoc;
import kodama.lua.bind.ModuleDoc;

/** Writes the reference of the Lua API as a Markdown page. */
public final class LuaReference {
    private final LuaApi api;

    public LuaReference(LuaApi api) {
        this.api = api;
    }

    /** Returns the page in Markdown. */
    public String page() {
        StringBuilder page =
                new StringBuilder("# Lua reference\n<!-- Written by kodama docs; not to be edited by hand. -->\n\n"
                        + "All functions and tables that scripts can use, by module.\n");
        for (ModuleDoc module : api.modules()) page.append(section(module));
        page.append("\n## Files\n\nLua files that the framework reads, and what each must return.\n");
        for (FileDoc file : api.files()) page.append(section(file));
        return page.toString();
    }

    private static String section(ModuleDoc module) {
        StringBuilder section = new StringBuilder("\n## %s\n\n%s\n".formatted(module.title(), module.doc()));
        for (FunctionDoc function : module.functions())
            section.append("\n- `%s`<br>%s".formatted(module.call(function.signature()), item(function.doc())));
        for (FieldDoc field : module.fields()) section.append(line(module, field));
        for (AliasDoc alias : module.aliases())
            section.append("\n- `%s` is `%s`<br>%s"
                    .formatted(alias.name(), alias.type().text(), alias.doc()));
        section.append("\n");
        for (ClassDoc each : module.classes()) section.append(section(each, module));
        return section.toString();
    }

    /** Returns a text of several paragraphs as the content of one list item. */
    private static String item(String doc) {
        return doc.replaceAll("\n(?!\n)", "\n  ");
    }

    private static String line(ModuleDoc module, FieldDoc field) {
        String owner = module.name().isEmpty() ? "" : module.name() + ".";
        String otherwise = field.defaultValue().isEmpty() ? "" : " Default `" + field.defaultValue() + "`.";
        return "\n- `%s%s%s: %s`<br>%s%s"
                .formatted(
                        owner,
                        field.name(),
                        field.optional() ? "?" : "",
                        field.type().text(),
                        field.doc(),
                        otherwise);
    }

    /** Leaves out the class whose fields the module lists itself. */
    private static String section(ClassDoc type, ModuleDoc module) {
        return type.name().equals(module.type()) ? "" : section(type);
    }

    private static String section(ClassDoc type) {
        StringBuilder section = new StringBuilder("\n### %s\n\n%s\n".formatted(type.name(), type.doc()));
        if (type.items() != null)
            section.append("\nA list of `%s`.\n".formatted(type.items().text()));
        if (type.base() != null)
            section.append("\nAll fields of `%s`%s\n"
                    .formatted(type.base().name(), type.ownFields().isEmpty() ? "." : ", and:"));
        if (!type.ownFields().isEmpty())
            section.append("\n| field | type | default | description |\n|---|---|---|---|\n");
        for (FieldDoc field : type.ownFields()) section.append(row(field));
        return section.toString();
    }

    private static String row(FieldDoc field) {
        String bounds = field.bounds().isEmpty() ? "" : ", " + field.bounds();
        return "| `%s` | `%s`%s | %s | %s |\n"
                .formatted(
                        field.name(),
                        field.type().text().replace("|", "\\|"),
                        bounds,
                        otherwise(field),
                        field.doc().replace("|", "\\|"));
    }

    private static String otherwise(FieldDoc field) {
        if (!field.optional()) return "required";
        return field.defaultValue().isEmpty() ? "" : "`" + field.defaultValue() + "`";
    }

    private static String section(FileDoc file) {
        StringBuilder section = new StringBuilder("\n### `%s`\n\n%s Returns `%s`.\n"
                .formatted(file.path(), file.doc(), file.returns().text()));
        List<ClassDoc> classes = file.classes();
        for (ClassDoc each : classes) section.append(section(each).replace("\n### ", "\n#### "));
        return section.toString();
    }
}
