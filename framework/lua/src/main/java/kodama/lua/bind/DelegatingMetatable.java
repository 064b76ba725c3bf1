package kodama.lua.bind;

import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.lib.ThreeArgFunction;
import org.luaj.vm2.lib.TwoArgFunction;

/** A metatable that delegates fields that a table lacks to Java functions. */
final class DelegatingMetatable {
    private final UnaryOperator<Value> reader;
    private final BiConsumer<Value, Value> writer;

    DelegatingMetatable(UnaryOperator<Value> reader, BiConsumer<Value, Value> writer) {
        this.reader = reader;
        this.writer = writer;
    }

    /** @param mark the result of {@code getmetatable} for such a table */
    LuaTable metatable(LuaValue mark) {
        LuaTable meta = new LuaTable();
        meta.rawset("__index", new Read());
        meta.rawset("__newindex", new Write());
        meta.rawset("__metatable", mark);
        return meta;
    }

    private final class Read extends TwoArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key) {
            return reader.apply(Value.of(key)).raw();
        }
    }

    private final class Write extends ThreeArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key, LuaValue value) {
            writer.accept(Value.of(key), Value.of(value));
            return LuaValue.NIL;
        }
    }
}
