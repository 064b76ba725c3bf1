package kodama.script.task;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kodama.lua.ValueText;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;
import kodama.task.Phase;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The names of phases: {@code self.phase = "flee"} and {@code phases = { flee = f }}.
 *
 * <p>The three standard phases have their names in lower and upper case. Every other name is given a number when it is
 * first used, from the highest number downwards, so that it does not meet those that a game counts up from {@code
 * MAIN}.
 */
public final class PhaseNames {
    private static final Map<Integer, List<LuaValue>> STANDARD = Map.of(
            Phase.INIT, names("init", "INIT"),
            Phase.MAIN, names("main", "MAIN"),
            Phase.END, names("end", "END"));

    /** Limit of names in addition to the standard phases. */
    private static final int MAX_NAMES = 1_000;

    private final Map<LuaValue, Integer> numbers = new HashMap<>();
    private final Map<Integer, List<LuaValue>> names = new HashMap<>(STANDARD);
    private int next = Phase.LAST;

    PhaseNames() {
        STANDARD.forEach((number, all) -> all.forEach(name -> numbers.put(name, number)));
    }

    private static List<LuaValue> names(String small, String capital) {
        return List.of(LuaValue.valueOf(small), LuaValue.valueOf(capital));
    }

    /**
     * Returns the number of a phase given by number or name.
     *
     * @throws LuaException if it is neither, or out of bounds
     */
    public int number(Value phase) {
        return number(phase.raw());
    }

    int number(LuaValue phase) {
        if (phase.type() == LuaValue.TSTRING) return numbers.computeIfAbsent(phase, this::addName);
        if (LuaType.INTEGER.accepts(phase)) return checkNumber(phase.todouble());
        throw new LuaException("a phase must be a whole number or a name but was "
                + (phase.type() == LuaValue.TNUMBER ? phase.tojstring() : "a " + phase.typename()));
    }

    private static int checkNumber(double number) {
        if (number >= 0 && number <= Phase.LAST) return (int) number;
        throw new LuaException("a phase must be from 0 to " + Phase.LAST + " but was " + ValueText.ofNumber(number));
    }

    private int addName(LuaValue name) {
        if (next == Phase.LAST - MAX_NAMES)
            throw new LuaException("there can be at most " + MAX_NAMES + " names of phases");
        names.put(next, List.of(name));
        return next--;
    }

    /**
     * Returns a phase as scripts name it: its key in the table of phases, otherwise its own name, otherwise its number.
     */
    LuaValue key(int phase, @Nullable LuaTable phases) {
        LuaValue number = LuaValue.valueOf(phase);
        List<LuaValue> named = names.getOrDefault(phase, List.of());
        if (phases != null) {
            if (!phases.rawget(number).isnil()) return number;
            for (LuaValue name : named) if (!phases.rawget(name).isnil()) return name;
        }
        return named.size() == 1 ? named.get(0) : number;
    }

    /** Checks that a table of phases has a function for a phase. */
    void require(LuaTable phases, int phase) {
        LuaValue key = key(phase, phases);
        LuaValue function = phases.rawget(key);
        if (function.isfunction()) return;
        if (!function.isnil())
            throw new LuaException("phase " + display(key) + " must be a function but was a " + function.typename());
        throw new LuaException(
                "there is no function for phase " + display(key) + "; the task has " + listPhases(phases));
    }

    private static String display(LuaValue key) {
        return key.type() == LuaValue.TSTRING ? "'" + Value.of(key).text() + "'" : key.tojstring();
    }

    /** Returns the phases of a table, sorted by number. */
    private String listPhases(LuaTable phases) {
        Map<Integer, String> found = new TreeMap<>();
        Varargs entry = phases.next(LuaValue.NIL);
        for (; !entry.arg1().isnil(); entry = phases.next(entry.arg1())) {
            found.put(number(entry.arg1()), display(entry.arg1()));
        }
        return found.isEmpty() ? "no phases" : "phases " + String.join(", ", found.values());
    }
}
