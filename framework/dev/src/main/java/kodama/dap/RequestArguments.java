package kodama.dap;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.data.JsonWriter;
import org.jspecify.annotations.Nullable;

/** Arguments of a request by name, as read from JSON. */
record RequestArguments(Map<?, ?> values) {
    static final RequestArguments NONE = new RequestArguments(Map.of());

    static RequestArguments of(@Nullable Object json) {
        return json instanceof Map<?, ?> map ? new RequestArguments(map) : NONE;
    }

    boolean has(String name) {
        return values.get(name) != null;
    }

    String string(String name) {
        return string(name, null);
    }

    String string(String name, @Nullable String otherwise) {
        Object value = values.get(name);
        if (value == null && otherwise != null) return otherwise;
        if (value instanceof String text) return text;
        throw wrong(name, "a string", value);
    }

    boolean flag(String name, boolean otherwise) {
        Object value = values.get(name);
        if (value == null) return otherwise;
        if (value instanceof Boolean flag) return flag;
        throw wrong(name, "true or false", value);
    }

    int number(String name) {
        return number(name, null);
    }

    int number(String name, @Nullable Integer otherwise) {
        Object value = values.get(name);
        if (value == null && otherwise != null) return otherwise;
        if (value instanceof Double number && number == Math.rint(number) && Math.abs(number) <= Integer.MAX_VALUE)
            return number.intValue();
        throw wrong(name, "a whole number", value);
    }

    RequestArguments object(String name) {
        return of(values.get(name));
    }

    List<RequestArguments> list(String name) {
        List<RequestArguments> list = new ArrayList<>();
        for (Object each : items(name)) list.add(of(each));
        return list;
    }

    List<String> strings(String name) {
        List<String> texts = new ArrayList<>();
        for (Object each : items(name)) {
            if (!(each instanceof String text)) throw wrong(name, "a list of strings", values.get(name));
            texts.add(text);
        }
        return texts;
    }

    private List<?> items(String name) {
        Object value = values.get(name);
        if (value == null) return List.of();
        if (value instanceof List<?> list) return list;
        throw wrong(name, "a list", value);
    }

    private static DapRequestException wrong(String name, String wanted, @Nullable Object value) {
        String was =
                value == null ? "missing" : value instanceof String text ? "'" + text + "'" : JsonWriter.write(value);
        return new DapRequestException("argument '" + name + "' must be " + wanted + " but was " + was);
    }
}
