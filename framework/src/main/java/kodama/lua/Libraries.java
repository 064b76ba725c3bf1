package kodama.lua;

import java.util.List;

/** The libraries of a machine, in the order they are installed. */
final class Libraries {

    private Libraries() {}

    static List<Library> of(LuaOptions options) {
        return List.of(new BaseLib(), new CoroutineLib());
    }
}
