package kodama.script;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import kodama.task.Phase;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * A field of a task's table that is not kept in the table but in the task, so that to assign it takes effect at once.
 *
 * <p>When a task ends, its table gets back what was set.
 */
enum KeptField {
    PRIORITY(LuaValue.valueOf(TaskList.DEFAULT_PRIORITY)) {
        @Override
        LuaValue read(ScriptedTask task) {
            return LuaValue.valueOf(task.priority());
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            task.choosePriority(finite(value));
        }
    },

    DRAW_PRIORITY(LuaValue.NIL) {
        @Override
        LuaValue read(ScriptedTask task) {
            return task.hasDrawPriority() ? LuaValue.valueOf(task.drawPriority()) : LuaValue.NIL;
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            if (value.isnil()) task.clearDrawPriority();
            else task.setDrawPriority(finite(value));
        }
    },

    RATE(LuaValue.ONE) {
        @Override
        LuaValue read(ScriptedTask task) {
            return LuaValue.valueOf(task.rate());
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            double rate = finite(value);
            if (rate < 0) throw new LuaError("a task's 'rate' must be at least 0 but was " + value.tojstring());
            task.setRate(rate);
        }
    },

    PHASE(LuaValue.valueOf(Phase.INIT)) {
        @Override
        LuaValue read(ScriptedTask task) {
            return phases(task).key(task.phase(), task.phaseTable());
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            int phase = phases(task).number(value);
            LuaTable table = task.phaseTable();
            if (table != null) phases(task).require(table, phase);
            task.setPhase(phase);
        }

        private PhaseNames phases(ScriptedTask task) {
            return task.world().phases();
        }
    },

    STATE(LuaValue.NIL) {
        @Override
        boolean isKeptBy(ScriptedTask task) {
            return task instanceof LuaTask scripted && scripted.isInStates();
        }

        @Override
        LuaValue read(ScriptedTask task) {
            return ((LuaTask) task).state();
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            ((LuaTask) task).setState(checked(value, LuaType.FUNCTION), LuaValue.NONE);
        }
    },

    GROUP(LuaValue.NIL) {
        @Override
        LuaValue read(ScriptedTask task) {
            return task.group().isEmpty() ? LuaValue.NIL : LuaValue.valueOf(task.group());
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            task.setGroup(value.isnil() ? "" : text(value));
            task.world().groupTimes().join(task.group());
        }
    },

    NAME(LuaValue.NIL) {
        @Override
        LuaValue read(ScriptedTask task) {
            return task.isNamed() ? LuaValue.valueOf(task.name()) : LuaValue.NIL;
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            task.setName(value.isnil() ? null : text(value));
        }
    },

    PERSISTENT(LuaValue.FALSE) {
        @Override
        LuaValue read(ScriptedTask task) {
            return LuaValue.valueOf(task.isPersistent());
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            task.setPersistent(value.toboolean());
        }
    };

    static final List<KeptField> ALL = List.of(values());

    private static final Map<LuaValue, KeptField> BY_KEY =
            ALL.stream().collect(Collectors.toUnmodifiableMap(field -> field.key, field -> field));

    final LuaValue key = LuaValue.valueOf(name().toLowerCase(Locale.ROOT));

    /** What the field is for a task that nobody has given another, and for a dead one. */
    final LuaValue otherwise;

    KeptField(LuaValue otherwise) {
        this.otherwise = otherwise;
    }

    /** The field of that name, or null if tables keep it themselves. */
    static @Nullable KeptField of(LuaValue key) {
        return BY_KEY.get(key);
    }

    /** Whether this task keeps the field; else it is one like any other. */
    boolean isKeptBy(ScriptedTask task) {
        return true;
    }

    abstract LuaValue read(ScriptedTask task);

    abstract void write(ScriptedTask task, LuaValue value);

    final double finite(LuaValue value) {
        double number = number(value);
        if (!Double.isNaN(number) && !Double.isInfinite(number)) return number;
        throw new LuaError("a task's '" + key.tojstring() + "' must be a finite number but was " + value.tojstring());
    }

    final double number(LuaValue value) {
        return checked(value, LuaType.NUMBER).todouble();
    }

    final String text(LuaValue value) {
        return checked(value, LuaType.STRING).tojstring();
    }

    final LuaValue checked(LuaValue value, LuaType type) {
        if (type.accepts(value)) return value;
        throw new LuaError("a task's '" + key.tojstring() + "' must be " + type.phrase() + " but was "
                + (value.isnil() ? "nil" : "a " + value.typename()));
    }
}
