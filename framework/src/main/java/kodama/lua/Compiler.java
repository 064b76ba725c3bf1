package kodama.lua;

import org.luaj.vm2.Prototype;

/** From text to a prototype; LuaJ's own compiler loses tokens, escapes and large tables. */
final class Compiler {

    private Compiler() {}

    static Prototype compile(String chunkName, byte[] source) {
        return Parser.parse(source, chunkName);
    }
}
