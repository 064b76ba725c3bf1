package kodama.script.api.shot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kodama.lua.bind.FieldDoc;
import kodama.script.api.laser.LaserModule;
import kodama.script.shot.ScriptedLaser;
import kodama.script.shot.ScriptedShots;
import org.junit.jupiter.api.Test;

/** Each option of firing is a field of the shot or laser, or an error says why it cannot be set. */
class FieldsOfOptionsTest {
    private static Set<String> union(Collection<String> some, Collection<String> others) {
        Set<String> all = new TreeSet<>(some);
        all.addAll(others);
        return all;
    }

    @Test
    void eachOptionOfAShotIsAFieldOrFixed() {
        List<String> fields =
                ScriptedShots.described().stream().map(FieldDoc::name).toList();
        Set<String> known = union(fields, ScriptedShots.fixedOptions());
        Set<String> unknown = new TreeSet<>(FireFunctions.FIRING.names());
        unknown.removeAll(known);
        assertEquals(Set.of(), unknown);
        Set<String> both = new TreeSet<>(ScriptedShots.fixedOptions());
        both.retainAll(fields);
        assertEquals(Set.of(), both);
    }

    @Test
    void eachOptionOfALaserIsAFieldOrFixed() {
        Set<String> known = union(List.of("x", "y", "angle", "width", "length"), ScriptedLaser.fixedOptions());
        Set<String> options = union(LaserModule.BEAM.names(), LaserModule.CURVE.names());
        assertEquals(options, known);
    }
}
