package kodama.hit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class GroupNamesTest {
    private final GroupNames names = new GroupNames();

    @Test
    void namesAreNumberedInTheOrderOfFirstUse() {
        assertEquals(0, names.id("ship"));
        assertEquals(1, names.id("enemy"));
        assertEquals(0, names.id("ship"));
        assertEquals("enemy", names.name(1));
        assertEquals(2, names.count());
    }

    @Test
    void tooManyNamesAreAnError() {
        for (int i = 0; i < Targets.MAX_GROUPS; i++) names.id("group" + i);
        var error = assertThrows(IllegalStateException.class, () -> names.id("last"));
        assertEquals("group 'last' is one too many: there can be 64 groups", error.getMessage());
    }

    @Test
    void unknownNumberIsAnError() {
        names.id("ship");
        var error = assertThrows(IllegalArgumentException.class, () -> names.name(1));
        assertEquals("group must be between 0 and 0 but was 1", error.getMessage());
    }
}
