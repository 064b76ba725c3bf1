package kodama.lua.value;

import kodama.lua.compile.Powers;
import kodama.lua.compile.RealArithmetic;
import org.luaj.vm2.LuaInteger;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * A number: one class for integers and fractions, so that the interpreter's fast paths check for one class. LuaJ's own
 * numbers are accepted everywhere but never created; they cannot represent -0.
 */
public final class LuaReal extends LuaNumber {

    /** The number 0. */
    public static final LuaReal ZERO = new LuaReal(0);

    static final LuaReal ONE = new LuaReal(1);

    /** The number; a field, because all arithmetic reads it. */
    public final double v;

    private LuaReal(double v) {
        this.v = v;
    }

    /**
     * Makes a number.
     *
     * @return a value, possibly a shared one
     */
    public static LuaReal of(double value) {
        return new LuaReal(value);
    }

    /**
     * Converts a number of LuaJ's classes.
     *
     * @param number a number of any class
     */
    public static LuaReal from(LuaValue number) {
        return number instanceof LuaReal real ? real : new LuaReal(number.todouble());
    }

    /** Converts to LuaJ's number classes, for LuaJ's own tables and arithmetic. */
    public LuaNumber toLuaJ() {
        return LuaValue.valueOf(v);
    }

    static int hash(double value) {
        int whole = (int) value;
        return whole == value ? whole : Double.hashCode(value);
    }

    @Override
    public int hashCode() {
        return hash(v);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LuaNumber number && number.todouble() == v;
    }

    // conversions

    @Override
    public boolean isint() {
        return v == (int) v;
    }

    @Override
    public boolean isinttype() {
        return isint();
    }

    @Override
    public boolean islong() {
        return v == (long) v;
    }

    @Override
    public boolean isvalidkey() {
        return v == v;
    }

    @Override
    public byte tobyte() {
        return (byte) (long) v;
    }

    @Override
    public char tochar() {
        return (char) (long) v;
    }

    @Override
    public double todouble() {
        return v;
    }

    @Override
    public float tofloat() {
        return (float) v;
    }

    @Override
    public int toint() {
        return (int) (long) v;
    }

    @Override
    public long tolong() {
        return (long) v;
    }

    @Override
    public short toshort() {
        return (short) (long) v;
    }

    @Override
    public double optdouble(double fallback) {
        return v;
    }

    @Override
    public int optint(int fallback) {
        return toint();
    }

    @Override
    public LuaInteger optinteger(LuaInteger fallback) {
        return LuaInteger.valueOf(toint());
    }

    @Override
    public long optlong(long fallback) {
        return (long) v;
    }

    @Override
    public LuaNumber optnumber(LuaNumber fallback) {
        return this;
    }

    @Override
    public int checkint() {
        return toint();
    }

    @Override
    public LuaInteger checkinteger() {
        return LuaInteger.valueOf(toint());
    }

    @Override
    public long checklong() {
        return (long) v;
    }

    @Override
    public double checkdouble() {
        return v;
    }

    // strings

    @Override
    public String tojstring() {
        return strvalue().tojstring();
    }

    @Override
    public LuaString strvalue() {
        return NumberFormat.toLuaString(this);
    }

    @Override
    public LuaValue tostring() {
        return strvalue();
    }

    @Override
    public String checkjstring() {
        return tojstring();
    }

    @Override
    public LuaString checkstring() {
        return strvalue();
    }

    @Override
    public String optjstring(String fallback) {
        return tojstring();
    }

    @Override
    public LuaString optstring(LuaString fallback) {
        return strvalue();
    }

    // comparison for callers in Java; the interpreter compares doubles

    @Override
    public LuaValue eq(LuaValue other) {
        return valueOf(raweq(other));
    }

    @Override
    public boolean eq_b(LuaValue other) {
        return raweq(other);
    }

    @Override
    public boolean raweq(LuaValue other) {
        return other.raweq(v);
    }

    @Override
    public boolean raweq(double other) {
        return v == other;
    }

    @Override
    public boolean raweq(int other) {
        return v == other;
    }

    @Override
    public LuaValue lt(LuaValue other) {
        return valueOf(lt_b(other));
    }

    @Override
    public LuaValue lteq(LuaValue other) {
        return valueOf(lteq_b(other));
    }

    @Override
    public LuaValue gt(LuaValue other) {
        return valueOf(gt_b(other));
    }

    @Override
    public LuaValue gteq(LuaValue other) {
        return valueOf(gteq_b(other));
    }

    @Override
    public boolean lt_b(LuaValue other) {
        return other.gt_b(v);
    }

    @Override
    public boolean lt_b(double other) {
        return v < other;
    }

    @Override
    public boolean lt_b(int other) {
        return v < other;
    }

    @Override
    public boolean lteq_b(LuaValue other) {
        return other.gteq_b(v);
    }

    @Override
    public boolean lteq_b(double other) {
        return v <= other;
    }

    @Override
    public boolean lteq_b(int other) {
        return v <= other;
    }

    @Override
    public boolean gt_b(LuaValue other) {
        return other.lt_b(v);
    }

    @Override
    public boolean gt_b(double other) {
        return v > other;
    }

    @Override
    public boolean gt_b(int other) {
        return v > other;
    }

    @Override
    public boolean gteq_b(LuaValue other) {
        return other.lteq_b(v);
    }

    @Override
    public boolean gteq_b(double other) {
        return v >= other;
    }

    @Override
    public boolean gteq_b(int other) {
        return v >= other;
    }

    // arithmetic for callers in Java; the interpreter computes with doubles

    @Override
    public LuaValue neg() {
        return of(-v);
    }

    @Override
    public LuaValue add(LuaValue other) {
        return other.add(v);
    }

    @Override
    public LuaValue add(double other) {
        return of(v + other);
    }

    @Override
    public LuaValue add(int other) {
        return of(v + other);
    }

    @Override
    public LuaValue sub(LuaValue other) {
        return other.subFrom(v);
    }

    @Override
    public LuaValue sub(double other) {
        return of(v - other);
    }

    @Override
    public LuaValue sub(int other) {
        return of(v - other);
    }

    @Override
    public LuaValue subFrom(double other) {
        return of(other - v);
    }

    @Override
    public LuaValue mul(LuaValue other) {
        return other.mul(v);
    }

    @Override
    public LuaValue mul(double other) {
        return of(v * other);
    }

    @Override
    public LuaValue mul(int other) {
        return of(v * other);
    }

    @Override
    public LuaValue div(LuaValue other) {
        return other.divInto(v);
    }

    @Override
    public LuaValue div(double other) {
        return of(v / other);
    }

    @Override
    public LuaValue div(int other) {
        return of(v / other);
    }

    @Override
    public LuaValue divInto(double other) {
        return of(other / v);
    }

    @Override
    public LuaValue mod(LuaValue other) {
        return other.modFrom(v);
    }

    @Override
    public LuaValue mod(double other) {
        return of(RealArithmetic.mod(v, other));
    }

    @Override
    public LuaValue mod(int other) {
        return of(RealArithmetic.mod(v, other));
    }

    @Override
    public LuaValue modFrom(double other) {
        return of(RealArithmetic.mod(other, v));
    }

    @Override
    public LuaValue pow(LuaValue other) {
        return other.powWith(v);
    }

    @Override
    public LuaValue pow(double other) {
        return of(Powers.of(v, other));
    }

    @Override
    public LuaValue pow(int other) {
        return of(Powers.of(v, other));
    }

    @Override
    public LuaValue powWith(double other) {
        return of(Powers.of(other, v));
    }

    @Override
    public LuaValue powWith(int other) {
        return of(Powers.of(other, v));
    }
}
