package kodama.dap;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kodama.loop.World;
import kodama.lua.Coroutine;
import kodama.lua.bind.DebugVariable;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.ScriptCall;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.ScriptWorld;
import kodama.script.task.FieldFormatter;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * The state of a game stopped at a line: calls, variables and tables. References sent to the editor are valid until the
 * game is resumed. Owned by the game thread.
 */
final class StoppedGame {
    /** Maximum number of fields sent at once; the editor asks for the others in parts. */
    private static final int MAX_ROWS = 2000;

    private final World world;
    private final Lua lua;
    private final SourceFiles sources;
    private final TaskThreads threads;
    private final Evaluator evaluator;
    /** The stopped coroutine; null while the game runs, when only globals and tasks are available. */
    private final @Nullable Coroutine stopped;

    private final int thread;

    /** The highest reference of earlier stops. */
    private final int before;

    /** A call and its task. */
    private record Frame(ScriptCall call, @Nullable Task task) {}

    private final List<Frame> frames = new ArrayList<>();
    private final List<VariableScope> scopes = new ArrayList<>();

    StoppedGame(World world, SourceFiles sources, @Nullable Coroutine stopped, int before) {
        this.world = world;
        this.sources = sources;
        this.stopped = stopped;
        this.before = before;
        lua = world.scripts().lua();
        threads = new TaskThreads(world);
        evaluator = new Evaluator(lua);
        thread = TaskThreads.id(world.scripts().current());
    }

    /** The highest reference so far. */
    int lastReference() {
        return before + Math.max(frames.size(), scopes.size());
    }

    /** The thread number of the stopped task. */
    int thread() {
        return thread;
    }

    List<Map<String, Object>> threads() {
        return threads.list(thread);
    }

    /** The coroutine of a task that has stopped or waits; null if it has none. */
    @Nullable
    Coroutine coroutine(int id) {
        return id == thread ? stopped : threads.coroutine(id);
    }

    // calls

    Map<String, Object> stack(int id, int from, int count, int firstLine) {
        Coroutine routine = coroutine(id);
        List<ScriptCall> calls = routine == null ? List.of() : ScriptCall.of(routine);
        Task task = id == thread ? world.scripts().current() : threads.task(id);
        int end = count <= 0 ? calls.size() : Math.min(calls.size(), from + count);
        List<Map<String, Object>> maps = new ArrayList<>();
        for (int i = Math.max(0, from); i < end; i++) maps.add(frame(calls.get(i), task, firstLine));
        return Map.of("stackFrames", maps, "totalFrames", calls.size());
    }

    private Map<String, Object> frame(ScriptCall call, @Nullable Task task, int firstLine) {
        frames.add(new Frame(call, task));
        return Map.of(
                "id",
                before + frames.size(),
                "name",
                call.name(),
                "source",
                sources.source(call.file()),
                "line",
                call.line() - 1 + firstLine,
                "column",
                firstLine);
    }

    private Frame frame(int id) {
        int index = id - before;
        if (index < 1 || index > frames.size())
            throw new DapRequestException("there is no call " + id + "; the game has continued");
        return frames.get(index - 1);
    }

    List<Map<String, Object>> scopes(int frameId) {
        Frame frame = frame(frameId);
        List<Map<String, Object>> maps = new ArrayList<>();
        maps.add(variables("Locals", "locals", frame.call::locals));
        maps.add(variables("Upvalues", null, frame.call::upvalues));
        Table fields = frame.task == null ? null : ScriptWorld.tableOf(frame.task);
        if (fields != null) maps.add(table("Fields of " + frame.task, fields, fieldsPath(frame.call, fields)));
        maps.add(table("Globals", frame.call.globals(lua.globals()), "_G"));
        return maps;
    }

    /** {@code self} if that is the table's name in this call; empty otherwise. */
    private static String fieldsPath(ScriptCall call, Table fields) {
        for (DebugVariable each : call.locals())
            if (each.name().equals("self") && each.value().equals(fields)) return "self";
        return "";
    }

    private Map<String, Object> variables(
            String name, @Nullable String hint, Supplier<? extends Collection<DebugVariable>> variables) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("name", name);
        if (hint != null) map.put("presentationHint", hint);
        map.put("variablesReference", number(VariableScope.of(variables)));
        map.put("expensive", false);
        return map;
    }

    private Map<String, Object> table(String name, Table table, String path) {
        return Map.of(
                "name",
                name,
                "variablesReference",
                number(VariableScope.of(table, path, evaluator)),
                "expensive",
                true);
    }

    private int number(VariableScope scope) {
        scopes.add(scope);
        return before + scopes.size();
    }

    private VariableScope scope(int number) {
        int index = number - before;
        if (index < 1 || index > scopes.size())
            throw new DapRequestException("there is no variable reference " + number + "; the game has continued");
        return scopes.get(index - 1);
    }

    // variables

    List<Map<String, Object>> variables(RequestArguments arguments) {
        VariableScope scope = scope(arguments.number("variablesReference"));
        String filter = arguments.string("filter", "");
        int start = arguments.number("start", 0);
        int count = arguments.number("count", 0);
        int end = start + (count <= 0 ? MAX_ROWS : Math.min(count, MAX_ROWS));
        List<Map<String, Object>> maps = new ArrayList<>();
        int index = 0;
        int remaining = 0;
        for (DebugVariable each : scope.rows().get()) {
            boolean isIndexed = each.name().startsWith("[") && !each.name().startsWith("[\"");
            if (filter.equals("indexed") && !isIndexed || filter.equals("named") && isIndexed) continue;
            if (index >= start && index < end) maps.add(row(each, scope));
            else if (index >= end) remaining++;
            index++;
        }
        if (remaining > 0 && count <= 0)
            maps.add(Map.of("name", "..", "value", remaining + " more", "variablesReference", 0));
        return maps;
    }

    private Map<String, Object> row(DebugVariable variable, VariableScope from) {
        String name = variable.name();
        String path = from.path().isEmpty() ? name : from.path() + (name.startsWith("[") ? name : "." + name);
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("name", name);
        row.putAll(value(variable.value(), path, "value"));
        row.put("evaluateName", path);
        return row;
    }

    /** A value as part of a variable or of a result. */
    private Map<String, Object> value(Value value, String path, String name) {
        Map<String, Object> map = new LinkedHashMap<>();
        Task task = value instanceof Table table ? world.scripts().taskOf(table) : null;
        map.put(name, task == null ? FieldFormatter.text(value) : task + " " + FieldFormatter.text(value));
        map.put("type", task == null ? value.typeName() : "task");
        boolean isOpen = value instanceof Table table && !table.isEmpty();
        map.put("variablesReference", isOpen ? number(VariableScope.of(value.table(), path, evaluator)) : 0);
        if (isOpen && value.length() > MAX_ROWS / 20) map.put("indexedVariables", value.length());
        return map;
    }

    Map<String, Object> setVariable(RequestArguments arguments) {
        world.scripts().edited("the debugger");
        VariableScope scope = scope(arguments.number("variablesReference"));
        String name = arguments.string("name");
        Frame frame = frames.isEmpty() ? null : frames.get(0);
        Value value = evaluator
                .run(arguments.string("value"), frame == null ? null : frame.call)
                .get(1);
        for (DebugVariable each : scope.rows().get()) {
            if (!each.name().equals(name)) continue;
            each.setter().accept(value);
            return value(value, name, "value");
        }
        throw new DapRequestException("'" + name + "' does not exist any more");
    }

    // evaluation

    Map<String, Object> evaluate(RequestArguments arguments) {
        String expression = arguments.string("expression");
        String context = arguments.string("context", "repl");
        ScriptCall call = arguments.has("frameId") ? frame(arguments.number("frameId")).call : null;
        if (context.equals("hover") && !Evaluator.hasNoSideEffects(expression))
            throw new DapRequestException("a hover evaluates only names and fields");
        boolean isKept = context.equals("repl") || context.equals("clipboard");
        if (isKept) world.scripts().edited("the debugger");
        return result(isKept ? evaluator.run(expression, call) : evaluator.inspect(expression, call), expression);
    }

    Map<String, Object> result(Values found, String expression) {
        if (found.count() == 1) return value(found.get(1), expression, "result");
        List<String> texts = new ArrayList<>();
        for (int i = 1; i <= found.count(); i++) texts.add(FieldFormatter.text(found.get(i)));
        return Map.of("result", String.join(", ", texts), "variablesReference", 0);
    }

    /** Whether a condition is true at the line of the stop. */
    boolean isTrue(String condition) {
        Values found = evaluator.inspect(condition, innermost());
        return found.count() > 0 && found.get(1).isTrue();
    }

    private @Nullable ScriptCall innermost() {
        List<ScriptCall> calls = stopped == null ? List.of() : ScriptCall.of(stopped);
        return calls.isEmpty() ? null : calls.get(0);
    }

    /** The message of a log point, with the expressions in braces evaluated. */
    String interpolate(String message) {
        ScriptCall call = innermost();
        StringBuilder filled = new StringBuilder();
        int at = 0;
        for (int open = message.indexOf('{'); open >= 0; open = message.indexOf('{', at)) {
            int close = message.indexOf('}', open);
            if (close < 0) break;
            filled.append(message, at, open).append(text(message.substring(open + 1, close), call));
            at = close + 1;
        }
        return filled.append(message.substring(at)).toString();
    }

    private String text(String expression, @Nullable ScriptCall call) {
        try {
            Value value = evaluator.inspect(expression, call).get(1);
            return value.is(LuaType.STRING) ? value.text() : FieldFormatter.text(value);
        } catch (DapRequestException wrong) {
            return "{" + wrong.getMessage() + "}";
        }
    }
}
