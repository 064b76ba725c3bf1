package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import kodama.lua.bind.FieldDoc;
import kodama.script.task.TaskFields;
import org.junit.jupiter.api.Test;

/**
 * The fields that a child inherits: the position, and fields of the game whose names identify tasks. A Lua test could
 * not check that the list is complete.
 */
class InheritedFieldsTest extends InGame {
    @Test
    void aChildInheritsOnlyItsPositionOfTheFrameworksFields() {
        String names = TaskFields.described().stream()
                .map(FieldDoc::name)
                .filter(name -> !name.equals("parent"))
                .map(name -> "'" + name + "'")
                .collect(Collectors.joining(", "));
        assertEquals(List.of("id sequence x y"), log(1, """
                local seen, child = {}, self:spawn(wait_forever)
                local grandchild = child:spawn(wait_forever)
                for _, name in ipairs { %s } do
                  rawset(self, name, 'mine')
                  if child[name] == 'mine' or grandchild[name] == 'mine' then table.insert(seen, name) end
                  rawset(self, name, nil)
                end
                print(table.concat(seen, ' '))""".formatted(names)));
    }
}
