package kodama.lua.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaString;

class ShapeNameIndexTest {

    private static final List<LuaString> NAMES =
            IntStream.range(0, 100).mapToObj(i -> LuaString.valueOf("name" + i)).toList();

    private static ShapeNameIndex index() {
        ShapeNameIndex index = new ShapeNameIndex();
        for (LuaString name : NAMES) assertTrue(index.add(name));
        return index;
    }

    @Test
    void aCopyOnlyNeedsMemoryForItsOwnNames() {
        assertEquals(4, index().first(0).names().length);
        assertEquals(4, index().first(3).names().length);
        assertEquals(8, index().first(4).names().length);
    }

    @Test
    void aCopyContinuesWithOtherNames() {
        for (int number : List.of(0, 3, 4, 63, 64)) {
            ShapeNameIndex copy = index().first(number);
            LuaString[] others =
                    Stream.of("x", "y", "z").map(LuaString::valueOf).toArray(LuaString[]::new);
            for (LuaString each : others) assertTrue(copy.add(each));
            assertEquals(number + 3, copy.count());
            assertEquals(others[0], copy.names()[number]);
            if (number > 0) assertEquals(NAMES.get(number - 1), copy.names()[number - 1]);
        }
    }
}
