package kodama.script;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A module of the Lua API: a global table of functions and fields, each described in the line that binds it.
 *
 * <p>The reference and the definitions for editors are written from these descriptions.
 */
final class LuaModule {
    /** What a plain function does with its checked arguments. */
    interface Body {
        Varargs call(Varargs arguments);
    }

    /** What a function that returns nothing does with its checked arguments. */
    interface Procedure {
        void run(Varargs arguments);
    }

    /** A field that is read anew each time. */
    interface Reader {
        LuaValue read();
    }

    record Function(Signature signature, String doc, LuaValue value) {}

    record Field(String name, String type, String doc, Reader reader) {}

    private final String name;
    private final String doc;
    private final List<Function> functions = new ArrayList<>();
    private final List<Field> fields = new ArrayList<>();
    private final Map<String, String> elsewhere = new HashMap<>();

    LuaModule(String name, String doc) {
        this.name = name;
        this.doc = doc;
    }

    LuaModule function(String signature, String description, Body body) {
        Signature parsed = Signature.parse(signature);
        functions.add(new Function(parsed, description, new PlainFunction(parsed, qualified(parsed.name()), body)));
        return this;
    }

    LuaModule procedure(String signature, String description, Procedure procedure) {
        return function(signature, description, arguments -> {
            procedure.run(arguments);
            return LuaValue.NONE;
        });
    }

    /** Adds a function that may call scripts or wait. */
    LuaModule verb(Verb verb) {
        functions.add(new Function(verb.signature(), verb.doc(), verb));
        return this;
    }

    /** Adds a function that may end the task that calls it. */
    LuaModule deed(ScriptWorld world, String signature, String description, Body body) {
        return verb(new Deed(world, signature, description, body));
    }

    LuaModule field(String fieldName, String type, String description, Reader reader) {
        fields.add(new Field(fieldName, type, description, reader));
        return this;
    }

    /** Describes a field that is not kept by the module itself. */
    LuaModule note(String fieldName, String type, String description) {
        return field(fieldName, type, description, () -> LuaValue.NIL);
    }

    /** Says where to find what some look for in this module. */
    LuaModule elsewhere(String wrong, String right) {
        elsewhere.put(wrong, right);
        return this;
    }

    /** Where to find what is not here; null for nowhere that is known. */
    @Nullable
    String elsewhere(String wrong) {
        return elsewhere.get(wrong);
    }

    String name() {
        return name;
    }

    String doc() {
        return doc;
    }

    List<Function> functions() {
        return functions;
    }

    List<Field> fields() {
        return fields;
    }

    private String qualified(String function) {
        return name.isEmpty() ? function : name + "." + function;
    }

    /** Puts the functions into a table. */
    void install(LuaTable table) {
        for (Function function : functions) table.rawset(function.signature().name(), function.value());
    }

    /** Makes a misspelt name an error, and lets the fields be read. */
    void protect(LuaTable table) {
        table.setmetatable(StrictModule.metatable(this));
    }
}
