package kodama.script.api.pattern;

import java.util.LinkedHashMap;
import java.util.Map;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/** The shot options that a level of a pattern sets, either the same for all its places or varying between them. */
final class PatternLevelOptions {
    private final String function;
    private final PatternCallbacks callbacks;
    private final Map<Value, Value> constant = new LinkedHashMap<>();
    /** Lists and functions that give a value for each place. */
    private final Map<Value, Value> varying = new LinkedHashMap<>();

    PatternLevelOptions(Options options, Table level, Map<String, Option> looks, PatternCallbacks callbacks) {
        function = options.function();
        this.callbacks = callbacks;
        looks.forEach((name, option) -> take(option, Value.of(name), level.get(name)));
    }

    private void take(Option option, Value name, Value value) {
        boolean isOne = !option.isPlain() || !(value instanceof Table) && !value.is(LuaType.FUNCTION);
        if (!value.isNil()) (isOne ? constant : varying).put(name, value);
    }

    boolean isUniform() {
        return varying.isEmpty();
    }

    /** Returns the options of a place, over those of the outer levels. */
    Map<Value, Value> mergeInto(Map<Value, Value> around, int i, int n) {
        if (constant.isEmpty() && varying.isEmpty()) return around;
        Map<Value, Value> all = new LinkedHashMap<>(around);
        all.putAll(constant);
        varying.forEach((name, values) -> all.put(name, value(name, values, i, n)));
        return all;
    }

    private Value value(Value name, Value values, int i, int n) {
        Value value = values instanceof Table list ? item(name, list, i) : callbacks.call(values, i, n);
        if (!value.isNil()) return value;
        throw new LuaException(
                function + ": the function '" + name.text() + "' must return a value but returned nothing");
    }

    private Value item(Value name, Table list, int i) {
        if (list.length() > 0) return list.get(i % list.length() + 1);
        throw new LuaException(function + ": option '" + name.text() + "' lists nothing");
    }
}
