package kodama.script.shot;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;
import kodama.shot.laser.Laser;
import kodama.shot.laser.Lasers;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/** A field of a laser's table that the laser keeps itself. */
enum LaserField {
    X {
        @Override
        double read(Laser laser) {
            return laser.x();
        }

        @Override
        void write(Laser laser, double value) {
            laser.moveTo(value, laser.y());
        }
    },

    Y {
        @Override
        double read(Laser laser) {
            return laser.y();
        }

        @Override
        void write(Laser laser, double value) {
            laser.moveTo(laser.x(), value);
        }
    },

    ANGLE {
        @Override
        double read(Laser laser) {
            return laser.angle();
        }

        @Override
        void write(Laser laser, double value) {
            laser.setAngle(value);
        }
    },

    WIDTH {
        @Override
        double read(Laser laser) {
            return laser.width();
        }

        @Override
        void write(Laser laser, double value) {
            if (value < 0 || value > Lasers.WIDEST)
                throw new LuaException("a laser's 'width' must be from 0 to " + (int) Lasers.WIDEST + " but was "
                        + Value.of(value).text());
            laser.setWidth(value);
        }
    },

    LENGTH {
        @Override
        double read(Laser laser) {
            return laser.length();
        }

        @Override
        void write(Laser laser, double value) {
            throw new LuaException("a laser's 'length' cannot be set; it tells how long the laser is now");
        }
    };

    private static final Map<LuaValue, LaserField> BY_KEY = byKey();

    private final LuaValue key = LuaValue.valueOf(name().toLowerCase(Locale.ROOT));

    private static Map<LuaValue, LaserField> byKey() {
        Map<LuaValue, LaserField> all = new HashMap<>();
        for (LaserField field : values()) all.put(field.key, field);
        return Map.copyOf(all);
    }

    /** The field of that name, or null if a laser keeps nothing of that name. */
    static @Nullable LaserField of(LuaValue key) {
        return BY_KEY.get(key);
    }

    /** What the laser has, or had last. */
    abstract double read(Laser laser);

    /** Gives it to a laser; a finite number. */
    abstract void write(Laser laser, double value);

    /**
     * Gives it to a laser.
     *
     * @throws LuaException if the value is no finite number, or out of bounds
     */
    final void write(Laser laser, Value value) {
        if (!value.is(LuaType.NUMBER)) throw wrong("a number", value.isNil() ? "nil" : "a " + value.typeName());
        double number = value.number();
        if (Double.isNaN(number) || Double.isInfinite(number))
            throw wrong("a finite number", value.text().toString());
        write(laser, number);
    }

    private LuaException wrong(String wanted, String found) {
        return new LuaException("a laser's '" + key + "' must be " + wanted + " but was " + found);
    }
}
